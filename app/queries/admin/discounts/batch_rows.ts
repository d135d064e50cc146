import { batchList } from '#queries/admin/discounts/batches'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { decodeCursor } from '#queries/time_cursor'

/** All batches as rows of a file. */
export async function* batchRows() {
  const all = everyRow(async (after: string | null) => {
    const { batches, next } = await batchList(decodeCursor(after), rowsAtOnce)
    return { rows: batches, next }
  })
  for await (const { createdAt, id, name, number, used } of all) {
    yield { id, name, created_at: writtenAt(createdAt), codes: number, used }
  }
}
