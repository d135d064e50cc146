import { beginning, textOfRow, type AuditRow } from '#core/admin/audit/audit_row'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

const rowsAtOnce = 1000

/**
 * Follows the chain of the audit log from its first row to its end. Returns the number of rows.
 * Refuses 'audit_row_changed' and 'audit_row_missing' with the `number` of the first row that is
 * not as it was written, or not there; reordered rows are changed ones.
 * Rule: docs/product/back-office.md, Audit log.
 */
export async function verifyAudit({ secrets, unitOfWork }: Uses<'secrets' | 'unitOfWork'>) {
  let last: Pick<AuditRow, 'number' | 'hash'> = { number: 0, hash: beginning }
  const head = await unitOfWork.run(({ audit }) => audit.head())
  for (;;) {
    const from = last.number
    const rows = await unitOfWork.run(({ audit }) => audit.rows(from, rowsAtOnce))
    for (const row of rows) {
      const number = last.number + 1
      if (row.number !== number) return refuse('audit_row_missing', { number })
      const isGenuine = row.previous === last.hash && secrets.digest(textOfRow(row)) === row.hash
      if (!isGenuine) return refuse('audit_row_changed', { number })
      last = row
    }
    if (rows.length < rowsAtOnce) break
  }
  if (last.number < head.number) return refuse('audit_row_missing', { number: last.number + 1 })
  return ok({ rows: last.number })
}
