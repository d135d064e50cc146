import type { DateTime } from 'luxon'
import type { User } from '#core/accounts/user'
import type { Currency, Money } from '#core/money'
import { isOpen, type Order } from '#core/payments/orders/order'
import { givenBack, type Refund } from '#core/payments/refunds/refund'
import { limitAt, pausedAt, type SpendingCare } from '#core/payments/spending/spending_care'
import { ok, refuse, type Result } from '#core/result'

type Bought = Pick<Order, 'id' | 'status' | 'currency' | 'totalAmount'>

/** What a member spent and may still spend this month, in minor units of one currency. */
export type Spending = Readonly<{
  care: SpendingCare
  currency: Currency
  /** Paid this month with transaction costs, less what went back of it. */
  spent: number
  /** Of orders that wait for their payment. */
  open: number
}>

export type SpendingRefusal =
  'purchases_paused' | 'spending_limit_reached' | 'spending_limit_currency'

/** When the month of a member began: on its first day, in their own time zone. */
export function monthBegan({ timeZone }: Pick<User, 'timeZone'>, now: DateTime): DateTime {
  return now.setZone(timeZone).startOf('month')
}

/**
 * Adds up a month: `orders` are those completed in it and those that are open. What went back counts
 * in the month of its order, so a month never has less than nothing spent.
 */
export function spendingIn(
  currency: Currency,
  care: SpendingCare,
  orders: readonly Bought[],
  refunds: readonly Refund[]
): Spending {
  const back = givenBack(refunds)
  const own = orders.filter((order) => order.currency === currency)
  const waiting = own.filter(isOpen)
  const paid = own.filter((order) => !isOpen(order))
  return {
    care,
    currency,
    spent: paid.reduce((sum, order) => sum + leftOf(order, back.get(order.id)), 0),
    open: waiting.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
  }
}

/**
 * Whether a member may buy for this price, transaction costs included: page and order both ask here.
 * An order that waits for its payment counts as spent, so that two at once cannot both pass. Refuses
 * 'purchases_paused', 'spending_limit_reached', and 'spending_limit_currency' for a limit that was
 * set where one paid in another currency.
 */
export function mayBuy(
  { care, spent, open }: Spending,
  { amount, currency }: Money,
  now: DateTime
): Result<void, SpendingRefusal> {
  if (pausedAt(care, now)) return refuse('purchases_paused')
  const limit = limitAt(care, now)
  if (limit === null) return ok()
  if (limit.currency !== currency) return refuse('spending_limit_currency')
  return spent + open + amount > limit.amount ? refuse('spending_limit_reached') : ok()
}

/** A refund without parts of its own is one of the provider or the bank: of everything. */
function leftOf({ status, totalAmount }: Bought, back: number | undefined): number {
  if (status === 'charged_back') return 0
  if (status === 'refunded' && back === undefined) return 0
  return totalAmount - (back ?? 0)
}
