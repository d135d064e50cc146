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
import { methodCost, methodOffer, type MethodOffer } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Order } from '#core/payments/orders/order'
import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'

export type QuoteInput = Readonly<{
  package: Package
  method: PaymentMethod
  /** Methods that the site does not accept: see `unavailableMethods`. */
  closed: readonly PaymentMethod[]
  country: Country
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

type QuoteRefusal = 'wrong_currency' | 'method_not_available' | CodeRefusal

/**
 * The price of a package with a payment method, in minor units; page and order both ask here, so
 * that they never differ. A time bonus in force applies by itself, to one open order at a time;
 * beside an entered code, the higher discount applies. Refuses 'wrong_currency' for a package of
 * another country, 'method_not_available', and an entered code as `mayUseCode` does.
 * Rule: docs/product/payments.md, Price of an order.
 */
export function quoteOrder(input: QuoteInput): Result<Quote, QuoteRefusal> {
  const { credits, currency, amount } = input.package
  if (currency !== currencyOf(input.country)) return refuse('wrong_currency')
  const offer = methodOffer(input.method, input.country, currency)
  if (!offer || input.closed.includes(input.method)) return refuse('method_not_available')
  const discount = discountFor(input)
  if (!discount.ok) return discount
  const lines = quoteLines(amount, offer, discount.value)
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
  offer: MethodOffer,
  discount: DiscountCode | null
): QuoteLines {
  const discountOff = discountAmount(packageAmount, discount?.valuePercentage ?? 0)
  const price = packageAmount - discountOff
  const costsAmount = methodCost(offer, price)
  return {
    packageAmount,
    discountAmount: discountOff,
    costsAmount,
    totalAmount: price + costsAmount,
  }
}
