import type { OpenPart } from '#core/admin/money/open_part'
import { formatDecimal } from '#core/decimal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import {
  failedSurplus,
  shortTransfers,
  standingClaims,
  unclearItems,
} from '#queries/admin/money/open_parts'

interface Written {
  id?: string
  kind?: string
  orderId: string | null
  reference?: string
  direction?: string
  amount: number
  missing?: number
  currency: string
  since: number | null
  until?: number
  details?: string
}

/** All that waits for a decision about money as rows of a file, or one part of it. */
export async function* openRows(part: OpenPart | null) {
  for (const [name, rows] of Object.entries(parts)) {
    if (part !== null && part !== name) continue
    for await (const row of rows()) yield writtenRow(name, row)
  }
}

const parts: Readonly<Record<OpenPart, () => AsyncGenerator<Written>>> = {
  async *short() {
    const all = everyRow((after: string | null) => shortTransfers(after, rowsAtOnce))
    for await (const { received, ...row } of all) yield { ...row, amount: received }
  },
  async *unclear() {
    const all = everyRow((after: string | null) => unclearItems(after, rowsAtOnce))
    for await (const { foundAt, ...row } of all) yield { ...row, since: foundAt }
  },
  async *surplus() {
    const all = everyRow((after: string | null) => failedSurplus(after, rowsAtOnce))
    for await (const { foundAt, ...row } of all) yield { ...row, since: foundAt }
  },
  async *claims() {
    const all = everyRow((after: string | null) => standingClaims(after, rowsAtOnce))
    for await (const { dueAt, foundAt, ...row } of all)
      yield { ...row, since: foundAt, until: dueAt }
  },
}

/** A row of the file. The amount of a transfer of too little is what came. */
function writtenRow(part: string, row: Written) {
  return {
    part,
    id: row.id ?? row.reference,
    kind: row.kind ?? '',
    order: row.orderId ?? '',
    reference: row.reference ?? '',
    direction: row.direction ?? '',
    amount: formatDecimal(row.amount),
    missing: row.missing === undefined ? '' : formatDecimal(row.missing),
    currency: row.currency,
    since: writtenAt(row.since),
    until: writtenAt(row.until ?? null),
    details: row.details ?? '',
  }
}
