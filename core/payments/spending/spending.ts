import type { DateTime } from 'luxon'
import type { User } from '#core/users/user'
import type { Currency, Money } from '#core/money'
import { isOpen, type Order } from '#core/payments/orders/order'
import { refundedByOrder } from '#core/payments/refunds/refund'
import {
  limitInForce,
  pauseEnd,
  type SpendingLimits,
} from '#core/payments/spending/spending_limits'
import { ok, refuse, type Result } from '#core/result'

type BoughtOrder = Pick<Order, 'id' | 'status' | 'currency' | 'totalAmount'>

/** What a member spent and may still spend this month, in minor units of one currency. */
export type Spending = Readonly<{
  limits: SpendingLimits
  currency: Currency
  /** Paid this month with transaction costs, less what was returned. */
  spent: number
  /** The sum of the open orders. */
  open: number
}>

export type SpendingRefusal =
  'purchases_paused' | 'spending_limit_reached' | 'spending_limit_currency'

/** When the current month of a member began, in their own time zone. */
export function monthStart({ timeZone }: Pick<User, 'timeZone'>, now: DateTime): DateTime {
  return now.setZone(timeZone).startOf('month')
}

/**
 * Adds up a month in one currency: `orders` are those completed in it and those that are open. A
 * refund counts in the month of its order, so the sum is never negative.
 */
export function sumSpending(
  currency: Currency,
  limits: SpendingLimits,
  orders: readonly BoughtOrder[],
  refunds: Parameters<typeof refundedByOrder>[0]
): Spending {
  const refunded = refundedByOrder(refunds)
  const inCurrency = orders.filter((order) => order.currency === currency)
  const open = inCurrency.filter(isOpen)
  const paid = inCurrency.filter((order) => !isOpen(order))
  return {
    limits,
    currency,
    spent: paid.reduce((sum, order) => sum + keptOf(order, refunded.get(order.id)), 0),
    open: open.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
  }
}

/**
 * Whether a member may buy at this price, transaction costs included; page and order both ask here.
 * Open orders count as spent, so that two concurrent orders cannot both pass. Refuses
 * 'purchases_paused', 'spending_limit_reached', and 'spending_limit_currency' for a limit that was
 * set in another currency. Rule: docs/product/payments.md, Spending limits and pauses.
 */
export function mayBuy(
  { limits, spent, open }: Spending,
  { amount, currency }: Money,
  now: DateTime
): Result<void, SpendingRefusal> {
  if (pauseEnd(limits, now)) return refuse('purchases_paused')
  const limit = limitInForce(limits, now)
  if (limit === null) return ok()
  if (limit.currency !== currency) return refuse('spending_limit_currency')
  return spent + open + amount > limit.amount ? refuse('spending_limit_reached') : ok()
}

/** A refunded order without refunds of ours was reversed by the provider or the bank: wholly. */
function keptOf({ status, totalAmount }: BoughtOrder, refunded: number | undefined): number {
  if (status === 'charged_back') return 0
  if (status === 'refunded' && refunded === undefined) return 0
  return totalAmount - (refunded ?? 0)
}
