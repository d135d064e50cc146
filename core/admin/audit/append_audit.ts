import { textOfRow, type AuditEntry } from '#core/admin/audit/audit_row'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/**
 * Adds an entry at the end of the audit log, chained to the row before it, as part of the unit of
 * work of what it tells. Rule: docs/product/back-office.md, Audit log.
 */
export async function appendAudit(
  { secrets }: Uses<'secrets'>,
  { audit }: Pick<Repositories, 'audit'>,
  entry: AuditEntry
) {
  const head = await audit.lockHead()
  const row = { ...entry, number: head.number + 1, previous: head.hash }
  await audit.add({ ...row, hash: secrets.digest(textOfRow(row)) })
}
