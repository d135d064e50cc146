import { DateTime } from 'luxon'
import { refundable } from '#core/credits/refundable'
import type { SiteSettings } from '#core/sites/settings'
import Order from '#models/order'
import type User from '#models/user'

/** The credits a member has left, and their worth in money while they can be refunded. */
export async function unusedCredits(
  { id, credits }: User,
  { refundDays }: Pick<SiteSettings, 'refundDays'>
) {
  const purchases = await Order.query().where({ userId: id, status: 'completed' })
  const parts = refundable({ balance: credits, purchases, refundDays, now: DateTime.utc() })
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const currency = parts.at(0)?.currency
  return { credits, worth: currency ? { amount, currency } : null }
}
