import type { DateTime } from 'luxon'
import { sumSpending, monthStart, type Spending } from '#core/payments/spending/spending'
import {
  limitInForce,
  noCare,
  pauseEnd,
  pendingChange,
} from '#core/payments/spending/spending_care'
import { currencyOf } from '#core/sites/currencies'
import Order from '#models/order'
import Refund from '#models/refund'
import SpendingCare from '#models/spending_care'
import type User from '#models/user'

/** A member's spending of this month and their limits, as the rule expects it. */
export async function spendingOf(user: User, now: DateTime): Promise<Spending> {
  const orders = await Order.openOrCompletedSince(user.id, monthStart(user, now))
  const refunds = await Refund.ofUser(user.id)
  const care = (await SpendingCare.find(user.id)) ?? noCare(user.id)
  return sumSpending(currencyOf(user.country), care, orders, refunds)
}

/** The same for pages, with moments as ISO text. */
export function shownSpending({ care, currency, spent, open }: Spending, now: DateTime) {
  const waiting = pendingChange(care, now)
  const pausedUntil = pauseEnd(care, now)
  return {
    spent: { amount: spent, currency },
    open: { amount: open, currency },
    limit: limitInForce(care, now),
    waiting: waiting && { limit: waiting.limit, at: isoOf(waiting.at) },
    pausedUntil: pausedUntil && isoOf(pausedUntil),
  }
}

function isoOf(moment: DateTime) {
  return moment.toJSDate().toISOString()
}
