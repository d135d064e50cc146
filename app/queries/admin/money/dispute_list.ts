import type { DisputeSort } from '#core/admin/orders/dispute_sort'
import type { Currency } from '#core/money'
import type { DisputeStatus } from '#core/payments/disputes/dispute'
import { foundCount } from '#queries/admin/lists/found_count'
import { never, sortFrom, type SortKey } from '#queries/admin/lists/sort_from'
import { read } from '#queries/read'

/** Which disputes a list shows; null: all. */
export type DisputeFilter = Readonly<{
  status: DisputeStatus | null
  siteId: string | null
  sort: DisputeSort
}>

/** Where the next page begins: after this dispute, opened or due `at`. */
export type DisputeCursor = Readonly<{ at: number; id: string }>

type ListedDispute = Readonly<{
  id: string
  orderId: string
  userId: string
  /** The member's name; empty once they are erased. */
  member: string | null
  provider: string
  status: DisputeStatus
  reason: string
  amount: number
  currency: Currency
  openedAt: number
  dueAt: number | null
}>

const keys: Readonly<Record<DisputeSort, SortKey>> = {
  newest: { by: 'disputes.opened_at', id: 'disputes.id', direction: 'desc' },
  due: { by: 'disputes.due_at', id: 'disputes.id', direction: 'asc', mayLack: true },
}

/** A page of disputes; amounts in minor units. */
export async function disputeList(filter: DisputeFilter, after: DisputeCursor | null, size = 25) {
  const query = matching(filter)
    .leftJoin('profiles', 'profiles.user_id', 'orders.user_id')
    .select('orders.user_id', 'profiles.name as member')
    .select('disputes.id', 'disputes.order_id', 'orders.provider', 'disputes.status')
    .select('disputes.reason', 'disputes.amount', 'disputes.currency')
    .select('disputes.opened_at', 'disputes.due_at')
    .limit(size + 1)
  sortFrom(query, keys[filter.sort], after)
  const found = await query
  const disputes = found.slice(0, size)
  const last = found.length > size ? disputes[size - 1] : null
  return { disputes, next: last && { at: sortedAt(last, filter.sort), id: last.id } }
}

function sortedAt({ dueAt, openedAt }: ListedDispute, sort: DisputeSort) {
  return sort === 'due' ? (dueAt ?? never) : openedAt
}

export function disputeCount(filter: DisputeFilter) {
  return foundCount(matching(filter))
}

function matching({ siteId, status }: DisputeFilter) {
  // Across, as SQLite takes the tables in this order then: it would begin with all orders of a site.
  const query = read<ListedDispute>('disputes')
    .joinRaw('cross join orders')
    .whereColumn('orders.id', 'disputes.order_id')
  if (status !== null) query.where('disputes.status', status)
  if (siteId !== null) query.where('orders.site_id', siteId)
  return query
}
