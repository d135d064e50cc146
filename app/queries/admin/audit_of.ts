import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { readingActs, type SubjectKind } from '#core/admin/audit/audit_row'
import {
  numbersAbout,
  numbersAboutOrder,
  numbersAboutTicket,
  type Numbers,
} from '#queries/admin/acts_about'
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
  return among(numbersAbout(userId), (rows) => rows.whereNotIn('audit_rows.act', [...readingActs]))
}

/**
 * Admins who opened the file of a member or a report, appeal, order or ticket of theirs, and looked at their
 * photos.
 */
export function looksAt(userId: string) {
  return among(numbersAbout(userId), (rows) => rows.whereIn('audit_rows.act', [...readingActs]))
}

/** What admins did to an order, or the transfer that paid it: the last twenty, the newest first. */
export function auditOfOrder(orderId: string) {
  return lastActs(numbersAboutOrder(orderId))
}

/** What admins did to a ticket, or one that was merged into it: the last twenty, the newest first. */
export function auditOfTicket(ticketId: string) {
  return lastActs(numbersAboutTicket(ticketId))
}

async function lastActs(numbers: Numbers) {
  const acts = among(numbers, (rows) => rows.whereNotIn('audit_rows.act', [...readingActs]))
  const { rows } = await acts.page(null, 20)
  return rows
}

function among({ sql, values }: Numbers, wanted: Wanted) {
  return rowsOf((rows) => wanted(rows.whereRaw(`audit_rows.number in ${sql}`, values)))
}

type Wanted = (
  rows: DatabaseQueryBuilderContract<AuditRow>
) => DatabaseQueryBuilderContract<AuditRow>

function rowsOf(wanted: Wanted) {
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
