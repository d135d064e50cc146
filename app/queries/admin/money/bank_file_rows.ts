import { formatDecimal } from '#core/decimal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { bankFiles, debitsOf } from '#queries/admin/money/bank_files'
import { decodeNamedCursor } from '#queries/time_cursor'

/** All files of debits as rows of a file. */
export async function* bankFileRows() {
  const all = everyRow(async (after: string | null) => {
    const { files, next } = await bankFiles(decodeNamedCursor(after), rowsAtOnce)
    return { rows: files, next }
  })
  for await (const { count, createdAt, messageId, sentAt, site, sum } of all) {
    yield {
      file: messageId,
      site,
      created: writtenAt(createdAt),
      sent: writtenAt(sentAt),
      debits: count,
      sum: formatDecimal(sum),
      currency: 'EUR',
    }
  }
}

/** All debits of a file as rows of another; without payers and accounts. */
export async function* debitRows(messageId: string) {
  const all = everyRow(async (after: string | null) => {
    const { debits, next } = await debitsOf(messageId, after, rowsAtOnce)
    return { rows: debits, next }
  })
  for await (const debit of all) {
    yield {
      id: debit.id,
      order: debit.orderId,
      end_to_end_id: debit.endToEndId,
      collect_on: debit.collectOn,
      state: debit.state,
      return_reason: debit.returnReason ?? '',
      amount: formatDecimal(debit.amount),
      currency: 'EUR',
    }
  }
}
