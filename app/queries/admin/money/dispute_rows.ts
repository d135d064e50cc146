import { formatDecimal } from '#core/decimal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import {
  disputeList,
  type DisputeCursor,
  type DisputeFilter,
} from '#queries/admin/money/dispute_list'

/** All disputes of a filter as rows of a file. */
export async function* disputeRows(filter: DisputeFilter) {
  const all = everyRow(async (after: DisputeCursor | null) => {
    const { disputes, next } = await disputeList(filter, after, rowsAtOnce)
    return { rows: disputes, next }
  })
  for await (const dispute of all) {
    yield {
      id: dispute.id,
      order: dispute.orderId,
      provider: dispute.provider,
      status: dispute.status,
      reason: dispute.reason,
      amount: formatDecimal(dispute.amount),
      currency: dispute.currency,
      opened: writtenAt(dispute.openedAt),
      due: writtenAt(dispute.dueAt),
    }
  }
}
