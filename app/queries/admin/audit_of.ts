import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import db from '@adonisjs/lucid/services/db'
import { readingActs, type SubjectKind } from '#core/admin/audit/audit_row'
import { numbersAbout, numbersAboutOrder, type Numbers } from '#queries/admin/acts_about'
import { listing } from '#queries/admin/members/file_page'
import { read } from '#queries/read'

interface AuditRow {
  number: number
  at: number
  act: string
  reason: string | null
  admin: string | null
}

/** What admins did to something; not who only read it. */
export function actsOn(kind: SubjectKind, id: string) {
  return rowsOf((rows) =>
    rows.where({ subject_kind: kind, subject_id: id }).whereNotIn('act', [...readingActs])
  )
}

/** What admins did to a member, by whatever of theirs; not who only read it. */
export function actsAbout(userId: string) {
  return among(numbersAbout(userId))
}

/** What admins did to an order, or the transfer that paid it. */
export async function auditOfOrder(orderId: string) {
  const { rows } = await among(numbersAboutOrder(orderId)).page(null, 20)
  return rows
}

function among({ sql, values }: Numbers) {
  return rowsOf((rows) =>
    rows
      .whereRaw(`audit_rows.number in ${sql}`, values)
      .whereNotIn('audit_rows.act', [...readingActs])
  )
}

/** Who opened the file of a member or a report, appeal, order or ticket of theirs, and looked at their photos. */
export function looksAt({ profileId, userId }: Readonly<{ userId: string; profileId: string }>) {
  return rowsOf((rows) =>
    rows.whereIn('act', [...readingActs]).where((which) => {
      void which.where({ subject_kind: 'member', subject_id: userId })
      for (const [kind, of] of Object.entries(belonging({ profileId, userId }))) {
        // Subjects are texts, as not all of them have a UUID.
        const ids = of.select(db.raw('cast(id as varchar(100))'))
        void which.orWhere((one) => one.where('subject_kind', kind).whereIn('subject_id', ids))
      }
    })
  )
}

/** The photos, reports, appeals, orders and tickets of a member, which admins may have opened. */
function belonging({ profileId, userId }: Readonly<{ userId: string; profileId: string }>) {
  return {
    photo: db.from('photos').where('profile_id', profileId),
    report: db.from('reports').where('reported_id', profileId).orWhere('reporter_id', profileId),
    appeal: db.from('appeals').where('user_id', userId),
    order: db.from('orders').where('user_id', userId),
    ticket: db.from('tickets').where('user_id', userId),
  } satisfies Partial<Record<SubjectKind, DatabaseQueryBuilderContract>>
}

function rowsOf(
  wanted: (rows: DatabaseQueryBuilderContract<AuditRow>) => DatabaseQueryBuilderContract<AuditRow>
) {
  return listing<AuditRow>({
    from: () =>
      wanted(read<AuditRow>('audit_rows').leftJoin('admins', 'admins.id', 'audit_rows.admin_id')),
    columns: ['number', 'at', 'act', 'reason', 'admins.name as admin'],
    key: { by: 'number', id: 'number', direction: 'desc' },
    place: ({ number }) => ({ at: number, id: String(number) }),
  })
}

/** The last twenty of what was done to something, the newest first. */
export async function auditOf(kind: SubjectKind, id: string) {
  const { rows } = await actsOn(kind, id).page(null, 20)
  return rows
}
