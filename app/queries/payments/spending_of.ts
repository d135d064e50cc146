import type { DateTime } from 'luxon'
import { sumSpending, monthStart, type Spending } from '#core/payments/spending/spending'
import {
  limitInForce,
  noSpendingLimits,
  pauseEnd,
  pendingChange,
} from '#core/payments/spending/spending_limits'
import { currencyOf } from '#core/sites/currencies'
import Order from '#models/order'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'
import SpendingLimits from '#models/spending_limits'
import type User from '#models/user'

/** A member's spending of this month and their limits, as the rule expects it. */
export async function spendingOf(user: User, now: DateTime): Promise<Spending> {
  const orders = await Order.openOrCompletedSince(user.id, monthStart(user, now))
  const refunds = [...(await Refund.ofUser(user.id)), ...(await ProviderRefund.ofUser(user.id))]
  const limits = (await SpendingLimits.find(user.id)) ?? noSpendingLimits(user.id)
  return sumSpending(currencyOf(user.country), limits, orders, refunds)
}

/** Spending for pages, with moments as ISO text. */
export function shownSpending({ limits, currency, spent, open }: Spending, now: DateTime) {
  const waiting = pendingChange(limits, now)
  const pausedUntil = pauseEnd(limits, now)
  return {
    spent: { amount: spent, currency },
    open: { amount: open, currency },
    limit: limitInForce(limits, now),
    waiting: waiting && { limit: waiting.limit, at: isoOf(waiting.at) },
    pausedUntil: pausedUntil && isoOf(pausedUntil),
  }
}

function isoOf(moment: DateTime) {
  return moment.toJSDate().toISOString()
}
