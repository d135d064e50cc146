import type { DateTime } from 'luxon'
import type { Package } from '#core/credits/package'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import { pricePerMessage } from '#core/credits/price'
import { timeBonus, type Newcomer } from '#core/payments/discounts/time_bonus'
import type { Currency } from '#core/money'
import type { CostTerms } from '#core/payments/methods/method_costs'
import { methodsFor } from '#core/payments/methods/method_offers'
import { cardBrands, type PaymentMethod } from '#core/payments/methods/payment_method'
import { quoteOrder } from '#core/payments/orders/quote'
import { mayBuy, type Spending } from '#core/payments/spending/spending'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import type { SiteSettings } from '#core/sites/settings/settings'

type Buyer = Newcomer & Readonly<{ country: Country }>

type PriceListInput = Readonly<{
  packages: readonly Package[]
  buyer: Buyer
  /** Methods the site does not offer. */
  closed: readonly PaymentMethod[]
  /** The open order that the time bonus is reserved for. */
  bonusHeldBy: string | null
  spending: Spending
  code: DiscountCode | undefined
  /** The smallest total that the provider of a method takes, in minor units. */
  minimumOf: (method: PaymentMethod) => number
  settings: CostTerms & Pick<SiteSettings, 'messageCredits'>
  now: DateTime
}>

/**
 * Every package a member can buy, with its price for each method. Amounts are in minor units; those
 * of a message have a fraction.
 */
export function priceList(input: PriceListInput) {
  const { packages, buyer, bonusHeldBy, settings, now } = input
  const currency = currencyOf(buyer.country)
  const methods = methodsOffered(input, currency)
  const bundles = packages.map((sold) => {
    const quotes = methods.map(({ key }) => quoteFor(sold, key, input))
    // Without any method there is no quote: the prices are shown, and nothing is sold.
    const price = sold.amount - (quotes[0]?.discountAmount ?? 0)
    const messagePrice = pricePerMessage({ amount: price, credits: sold.credits }, settings)
    const { id, tier, credits, amount } = sold
    return { id, tier, credits, amount, price, messagePrice, quotes }
  })
  return {
    currency,
    methods,
    bundles,
    bonus: bonusHeldBy ? null : bonusOf(buyer, now),
    bonusHeldBy,
  }
}

function methodsOffered({ buyer: { country }, closed }: PriceListInput, currency: Currency) {
  const taken = methodsFor(country, currency).filter(({ method }) => !closed.includes(method))
  return taken.map(({ method, needsBrowser }) => {
    const brands = method === 'creditcard' ? cardBrands(country) : []
    return { key: method, needsBrowser, brands: [...brands] }
  })
}

function bonusOf(buyer: Buyer, now: DateTime) {
  const bonus = timeBonus(buyer, now)
  if (!bonus) return null
  const [endsAt, at] = [bonus.endsAt, now].map((moment) => moment.toJSDate().toISOString())
  return { percentage: bonus.percentage, endsAt, now: at }
}

/** Every listed method is offered for every package of its currency, so a refusal is a bug. */
function quoteFor(sold: Package, method: PaymentMethod, input: PriceListInput) {
  const { buyer: user, closed, settings, bonusHeldBy, spending, code, now } = input
  const { country } = user
  const costs = settings
  const chosen = { package: sold, method, closed, costs, country, user, bonusHeldBy, now }
  const reduced = quoteOrder({ ...chosen, code, minimum: input.minimumOf(method) })
  // Placing the order refuses what is below the minimum without a code, too.
  const quote = reduced.ok ? reduced : quoteOrder({ ...chosen, minimum: 0 })
  if (!quote.ok) throw new Error(`No price for ${sold.id} with ${method}: ${quote.refusal}`)
  const { discountAmount, costsAmount, totalAmount } = quote.value.lines
  const price = { amount: totalAmount, currency: sold.currency }
  const allowed = mayBuy(spending, price, now)
  const refusal = allowed.ok ? null : allowed.refusal
  const { discount } = quote.value
  return {
    method,
    discountAmount,
    costsAmount,
    totalAmount,
    refusal,
    discount: discount && { code: discount.code, percentage: discount.valuePercentage },
    codeRefusal: reduced.ok ? null : reduced.refusal,
  }
}
