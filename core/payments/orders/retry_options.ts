import { methodOffer } from '#core/payments/methods/method_offers'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Order } from '#core/payments/orders/order'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'

/** How the bundle of an order can be paid for again. */
export type RetryOptions = Readonly<{
  /** Whether the same bundle is still sold to this member. */
  bundle: boolean
  /** Whether the same method is still open. */
  sameMethod: boolean
  /** Whether PayPal is open: offered after a failed card payment. */
  paypal: boolean
}>

/**
 * What to offer after a failed payment, in the country where the member lives now: nothing that the
 * next page would refuse, nor a method that is `closed` on the site.
 * Rule: docs/product/payments.md, Orders.
 */
export function retryOptions(
  { method, currency }: Pick<Order, 'method' | 'currency'>,
  country: Country,
  closed: readonly PaymentMethod[]
): RetryOptions {
  const bundle = currencyOf(country) === currency
  function isOffered(candidate: PaymentMethod) {
    return (
      bundle && !closed.includes(candidate) && methodOffer(candidate, country, currency) !== null
    )
  }
  return { bundle, sameMethod: isOffered(method), paypal: isOffered('paypal') }
}

/**
 * Where repeating an order leads: to its bundle with the same method; to the form of a direct debit,
 * which is signed anew each time; to its bundle with another method, when this one is closed on the
 * site or `refused` to this member; or to the shop, when the bundle is no longer sold.
 */
export function repeatDestination(
  order: Pick<Order, 'method' | 'currency'>,
  country: Country,
  closed: readonly PaymentMethod[],
  refused: readonly PaymentMethod[]
): 'shop' | 'other_method' | 'same_method' | 'direct_debit' {
  const { bundle, sameMethod } = retryOptions(order, country, [...closed, ...refused])
  if (!bundle) return 'shop'
  if (!sameMethod) return 'other_method'
  return order.method === 'sdd' ? 'direct_debit' : 'same_method'
}
