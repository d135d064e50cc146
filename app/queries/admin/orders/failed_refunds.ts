import type { Waiting } from '#queries/admin/waiting/waiting'
import { read } from '#queries/read'

/** The last refund of a completed order, where it failed and nobody settled that; as `hasUnsettledFailure`. */
export function unsettledRefunds() {
  return read('refunds')
    .join('orders', 'orders.id', 'refunds.order_id')
    .where('refunds.status', 'failed')
    .whereNull('refunds.settled_at')
    .where('orders.status', 'completed')
    .whereNotExists((later) => {
      later
        .from('refunds as later')
        .whereColumn('later.order_id', 'refunds.order_id')
        .whereColumn('later.id', '>', 'refunds.id')
    })
}

/** How many there are, and since when the first has failed. */
export async function waitingRefunds(siteId: string | null): Promise<Waiting> {
  const query = unsettledRefunds()
  if (siteId) query.where('orders.site_id', siteId)
  const [row] = await query.count('* as number').min('refunds.ended_at as oldest')
  return row as unknown as Waiting
}
