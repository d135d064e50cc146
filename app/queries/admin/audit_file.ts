import { auditLog, type AuditFilter } from '#queries/admin/audit_log'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'

/** All acts of a filter as rows of a file. */
export async function* auditFileRows(siteId: string | null, filter: AuditFilter) {
  const all = everyRow((before: number | null) => {
    return auditLog(siteId, { ...filter, before: before ?? undefined }, rowsAtOnce)
  })
  for await (const row of all) {
    yield {
      number: row.number,
      at: writtenAt(row.at),
      admin: row.admin ?? '',
      act: row.act,
      subject: row.subjectKind,
      id: row.subjectId,
      before: inOneCell(row.before),
      after: inOneCell(row.after),
      reason: row.reason ?? '',
    }
  }
}

function inOneCell(values: readonly Readonly<{ name: string; value: string }>[]) {
  return values.map(({ name, value }) => `${name}: ${value}`).join('; ')
}
