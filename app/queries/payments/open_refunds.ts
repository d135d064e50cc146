import type { DateTime } from 'luxon'
import { openRefundStates } from '#core/payments/refunds/refund'
import Refund from '#models/refund'

/** Refunds requested before a moment whose outcome is unknown; a batch, after an id. */
export async function openRefunds(before: DateTime, after: string, limit = 100) {
  const refunds = await Refund.query()
    .whereIn('status', [...openRefundStates])
    .where('createdAt', '<', before.toMillis())
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
  return refunds.map(({ id }) => id)
}
