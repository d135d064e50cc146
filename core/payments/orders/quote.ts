import type { DateTime } from 'luxon'
import {
  discountAmount,
  mayUseCode,
  type CodeRefusal,
  type DiscountCode,
} from '#core/payments/discounts/discount_code'
import type { Package } from '#core/credits/package'
import { timeBonusCodeOf, type Newcomer } from '#core/payments/discounts/time_bonus'
import type { Currency } from '#core/money'
import { costOf, methodCost, type CostTerms } from '#core/payments/methods/method_costs'
import { methodOffer } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Order } from '#core/payments/orders/order'
import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { MethodCost } from '#core/sites/method_costs'

export type QuoteInput = Readonly<{
  package: Package
  method: PaymentMethod
  /** Methods that the site does not accept: see `unavailableMethods`. */
  closed: readonly PaymentMethod[]
  /** What the site has set about costs of methods. */
  costs: CostTerms
  country: Country
  /** The smallest total that the provider of the method takes, in minor units. */
  minimum: number
  user: Newcomer
  /** The open order of this user that reserves the time bonus; null without one. */
  bonusHeldBy: string | null
  /** Absent when no code was entered, null when the entered one does not exist. */
  code?: DiscountCode | null
  now: DateTime
}>

/** In minor units: package − discount + costs = total. */
type QuoteLines = Pick<Order, 'packageAmount' | 'discountAmount' | 'costsAmount' | 'totalAmount'>

export type Quote = Readonly<{
  credits: number
  currency: Currency
  lines: QuoteLines
  discount: Pick<DiscountCode, 'code' | 'valuePercentage'> | null
}>

type QuoteRefusal = 'wrong_currency' | 'method_not_available' | 'below_minimum' | CodeRefusal

/**
 * The price of a package with a payment method, in minor units; page and order both ask here, so
 * that they never differ. A time bonus in force applies by itself, to one open order at a time;
 * beside an entered code, the higher discount applies. Refuses 'wrong_currency' for a package of
 * another country, 'method_not_available', an entered code as `mayUseCode` does, and 'below_minimum'
 * for a total that its provider does not take. Nothing at all needs no provider; only a direct debit
 * is not signed for it.
 * Rule: docs/product/payments.md, Price of an order.
 */
export function quoteOrder(input: QuoteInput): Result<Quote, QuoteRefusal> {
  const { credits, currency, amount } = input.package
  if (currency !== currencyOf(input.country)) return refuse('wrong_currency')
  const offer = methodOffer(input.method, input.country, currency)
  if (!offer || input.closed.includes(input.method)) return refuse('method_not_available')
  const discount = discountFor(input)
  if (!discount.ok) return discount
  const cost = costOf(input.method, input.country, input.costs)
  const lines = quoteLines(amount, cost, discount.value)
  const isFree = lines.totalAmount === 0 && input.method !== 'sdd'
  if (!isFree && lines.totalAmount < input.minimum) return refuse('below_minimum')
  return ok({ credits, currency, lines, discount: discount.value })
}

function discountFor(input: QuoteInput): Result<DiscountCode | null, CodeRefusal> {
  const { user, code, now } = input
  const order = {
    userId: user.id,
    country: input.country,
    currency: input.package.currency,
    method: input.method,
    packageAmount: input.package.amount,
  }
  const welcome = mayUseCode(timeBonusCodeOf(user, input.bonusHeldBy), order, now)
  const bonus = welcome.ok ? welcome.value : null
  if (code === undefined) return ok(bonus)
  const entered = mayUseCode(code, order, now)
  return entered.ok ? ok(higherDiscount(entered.value, bonus)) : entered
}

function higherDiscount(entered: DiscountCode, bonus: DiscountCode | null): DiscountCode {
  return bonus && bonus.valuePercentage > entered.valuePercentage ? bonus : entered
}

function quoteLines(
  packageAmount: number,
  cost: MethodCost,
  discount: DiscountCode | null
): QuoteLines {
  const discountOff = discountAmount(packageAmount, discount?.valuePercentage ?? 0)
  const price = packageAmount - discountOff
  // Where nothing is paid, no provider is.
  const costsAmount = price === 0 ? 0 : methodCost(cost, price)
  return {
    packageAmount,
    discountAmount: discountOff,
    costsAmount,
    totalAmount: price + costsAmount,
  }
}
