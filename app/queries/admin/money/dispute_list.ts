import type { Currency } from '#core/money'
import type { DisputeStatus } from '#core/payments/disputes/dispute'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'

/** Which disputes a list shows; null: all. */
export type DisputeFilter = Readonly<{ status: DisputeStatus | null; siteId: string | null }>

/** Where the next page begins: after this dispute, opened `at`. */
export type DisputeCursor = Readonly<{ at: number; id: string }>

type ListedDispute = Readonly<{
  id: string
  orderId: string
  provider: string
  status: DisputeStatus
  reason: string
  amount: number
  currency: Currency
  openedAt: number
  dueAt: number | null
}>

/** A page of disputes, the last opened first; amounts in minor units. */
export async function disputeList(filter: DisputeFilter, after: DisputeCursor | null, size = 25) {
  const query = matching(filter)
    .select('disputes.id', 'disputes.order_id', 'orders.provider', 'disputes.status')
    .select('disputes.reason', 'disputes.amount', 'disputes.currency')
    .select('disputes.opened_at', 'disputes.due_at')
    .orderBy('disputes.opened_at', 'desc')
    .orderBy('disputes.id', 'desc')
    .limit(size + 1)
  if (after) {
    query.whereRaw('(disputes.opened_at, disputes.id) < (?, ?)', [after.at, after.id])
  }
  const found = await query
  const disputes = found.slice(0, size)
  const last = found.length > size ? disputes[size - 1] : null
  return { disputes, next: last && { at: last.openedAt, id: last.id } }
}

export function disputeCount(filter: DisputeFilter) {
  return foundCount(matching(filter))
}

function matching({ siteId, status }: DisputeFilter) {
  const query = read<ListedDispute>('disputes')
    .join('orders', 'orders.id', 'disputes.order_id')
    .join('users', 'users.id', 'orders.user_id')
  if (status !== null) query.where('disputes.status', status)
  if (siteId !== null) query.where('users.site_id', siteId)
  return query
}
