import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { memberAccounts, movementsOf } from '#queries/admin/money/ledger_accounts'
import { decodeCursor } from '#queries/time_cursor'

/** All that reached and left an account as rows of a file, in whole credits. */
export async function* accountRows(account: string) {
  const all = everyRow(async (after: string | null) => {
    const { movements, next } = await movementsOf(account, decodeCursor(after), rowsAtOnce)
    return { rows: movements, next }
  })
  for await (const movement of all) {
    yield {
      id: movement.id,
      at: writtenAt(movement.at),
      kind: movement.kind,
      other: movement.other,
      order: movement.orderId ?? '',
      change: movement.change,
    }
  }
}

/** All members' accounts, or those with credits, as rows of a file. */
export async function* memberAccountRows(all: boolean) {
  const rows = everyRow(async (after: string | null) => {
    const { accounts, next } = await memberAccounts({ all }, after, rowsAtOnce)
    return { rows: accounts, next }
  })
  for await (const { account, credits } of rows) yield { account, credits }
}
