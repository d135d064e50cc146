import { readingActs, type AuditRow, type ReadingShown } from '#core/admin/audit/audit_row'
import { isId } from '#core/id'
import AuditCheck from '#models/audit_check'
import { numbersAbout } from '#queries/admin/acts_about'
import { numbersFound } from '#queries/admin/found_acts'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'

/** What the list shows at most of: acts of one admin, of one kind, on one subject, or found by a text. */
export type AuditFilter = Readonly<{
  adminId?: string
  act?: string
  subject?: string
  /** The name of an admin or a member, or words of the row: see `numbersFound`. */
  q?: string
  /** Whether what was only read is among them: by default it is left out. */
  reading?: ReadingShown
  /** Rows with a smaller number, for the next page. */
  before?: number
}>

/** The audit log, newest first; an admin of one site sees what belongs to it. */
export async function auditLog(siteId: string | null, filter: AuditFilter, size = 50) {
  const query = matching(siteId, filter, await namesMember(filter))
    .leftJoin('admins', 'admins.id', 'audit_rows.admin_id')
    .select(
      'audit_rows.number',
      'audit_rows.at',
      'audit_rows.act',
      'audit_rows.subject_kind',
      'audit_rows.subject_id',
      'audit_rows.before',
      'audit_rows.after',
      'audit_rows.reason',
      'admins.name as admin'
    )
    .orderBy('audit_rows.number', 'desc')
    .limit(size + 1)
  if (filter.before) query.where('audit_rows.number', '<', filter.before)
  const found = await query
  const rows = found.slice(0, size).map((row) => ({
    ...row,
    before: valuesOf(row.before),
    after: valuesOf(row.after),
  }))
  return { rows, next: found.length > size ? rows[size - 1].number : null }
}

export async function auditCount(siteId: string | null, filter: AuditFilter) {
  return foundCount(matching(siteId, filter, await namesMember(filter)))
}

function matching(
  siteId: string | null,
  { act, adminId, q, reading, subject }: AuditFilter,
  isMember: boolean
) {
  const query = read<Row>('audit_rows')
  if (siteId) query.where('audit_rows.site_id', siteId)
  if (adminId) query.where('audit_rows.admin_id', adminId)
  if (act) query.where('audit_rows.act', act)
  else if (reading === 'only') query.whereIn('audit_rows.act', [...readingActs])
  else if (!reading) query.whereNotIn('audit_rows.act', [...readingActs])
  if (subject && isMember) {
    const { sql, values } = numbersAbout(subject)
    query.whereRaw(`audit_rows.number in ${sql}`, values)
  } else if (subject) query.where('audit_rows.subject_id', subject)
  if (q) {
    const { sql, values } = numbersFound(q)
    query.whereRaw(`audit_rows.number in ${sql}`, values)
  }
  return query
}

/** The number of a member finds what was done by whatever of theirs: see `numbersAbout`. */
async function namesMember({ subject }: AuditFilter) {
  return isId(subject) && (await read('users').where({ id: subject }).select('id').first()) !== null
}

/** The last check of the chain; null before the first. */
export function lastAuditCheck() {
  return AuditCheck.query().orderBy('checkedAt', 'desc').orderBy('id', 'desc').first()
}

type Row = Pick<AuditRow, 'number' | 'act' | 'reason'> &
  Readonly<{
    at: number
    subjectKind: AuditRow['subject']['kind']
    subjectId: string
    before: string | null
    after: string | null
    /** Null for the terminal. */
    admin: string | null
  }>

function valuesOf(json: string | null) {
  const values: Record<string, unknown> = json ? JSON.parse(json) : {}
  return Object.entries(values).map(([name, value]) => ({ name, value: String(value) }))
}
