import type { SubjectKind } from '#core/admin/audit/audit_row'
import { listing } from '#queries/admin/members/file_page'
import { read } from '#queries/read'

interface AuditRow {
  number: number
  at: number
  act: string
  reason: string | null
  admin: string | null
}

/** What admins did to something. */
export function actsOn(kind: SubjectKind, id: string) {
  return listing<AuditRow>({
    from: () =>
      read<AuditRow>('audit_rows')
        .leftJoin('admins', 'admins.id', 'audit_rows.admin_id')
        .where({ subject_kind: kind, subject_id: id }),
    columns: ['number', 'at', 'act', 'reason', 'admins.name as admin'],
    key: { by: 'number', id: 'number', direction: 'desc' },
    place: ({ number }) => ({ at: number, id: String(number) }),
  })
}

/** The last twenty of them, the newest first. */
export async function auditOf(kind: SubjectKind, id: string) {
  const { rows } = await actsOn(kind, id).page(null, 20)
  return rows
}
