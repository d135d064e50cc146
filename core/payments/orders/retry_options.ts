import { methodOffer } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Order } from '#core/payments/orders/order'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'

/** How the bundle of an order can be paid for once more. */
export type Retry = Readonly<{
  /** Whether the same bundle is still sold to this member. */
  bundle: boolean
  /** Whether by the same method: its operator may have closed it since. */
  sameMethod: boolean
  /** Whether by PayPal, which a failed card leads to. */
  paypal: boolean
}>

/**
 * What can be offered after a payment that did not work (section 4), where the member lives now:
 * nothing that would be refused on the next page, nor a method that is `closed` on the site.
 */
export function retryOf(
  { method, currency }: Pick<Order, 'method' | 'currency'>,
  country: Country,
  closed: readonly PaymentMethod[]
): Retry {
  const bundle = currencyOf(country) === currency
  const isOffered = (wanted: PaymentMethod) =>
    bundle && !closed.includes(wanted) && methodOffer(wanted, country, currency) !== null
  return { bundle, sameMethod: isOffered(method), paypal: isOffered('paypal') }
}

/**
 * Where repeating an order leads (section 2, repeat order): to its bundle with the same method, to
 * the form of a direct debit, which is signed anew each time, to its bundle with another method
 * where this one is closed, to everybody or to this member (`refused`), or to the shop where the
 * bundle is sold no more.
 */
export function repeatOf(
  order: Pick<Order, 'method' | 'currency'>,
  country: Country,
  closed: readonly PaymentMethod[],
  refused: readonly PaymentMethod[]
): 'shop' | 'other_method' | 'same_method' | 'direct_debit' {
  const { bundle, sameMethod } = retryOf(order, country, [...closed, ...refused])
  if (!bundle) return 'shop'
  if (!sameMethod) return 'other_method'
  return order.method === 'sdd' ? 'direct_debit' : 'same_method'
}
