import type { DateTime } from 'luxon'
import type { AdminRight } from '#core/admin/rights'

/** What an act was done to. */
export const subjectKinds = [
  'admin',
  'audit_log',
  'member',
  'photo',
  'report',
  'appeal',
  'conversation',
  'order',
  'transfer',
  'payout',
  'bank_file',
  'settlement',
  'ledger',
  'discount',
  'site',
  'setting',
  'content',
  'lander',
  'fictional',
  'ticket',
  'ready_answer',
  'job',
  'proposal',
  'file',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

export type AuditSubject = Readonly<{ kind: SubjectKind; id: string }>

/** Values before or after an act. Members are named by their id: no e-mail address, no text of theirs. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>

/** One act of an admin, before it has its place in the log. */
export type AuditEntry = Readonly<{
  at: DateTime
  /** Null for an act in the terminal. */
  adminId: string | null
  act: AdminAct
  subject: AuditSubject
  /** The site that it belongs to, if one. */
  siteId: string | null
  before: AuditValues | null
  after: AuditValues | null
  reason: string | null
}>

/** What is logged: acts by a right, what happens to an admin's own account, proposals, and what was read. */
export type AdminAct = AdminRight | OwnAct | ReadingAct
export const ownActs = [
  'log_in',
  'log_out',
  'set_up_second_factor',
  'use_recovery_code',
  'add_passkey',
  'remove_passkey',
  'remove_app',
  'change_own_settings',
  'change_own_password',
  'end_own_sessions',
  'propose_act',
  'confirm_proposal',
  'decline_proposal',
] as const
export type OwnAct = (typeof ownActs)[number]

/** Personal data that an admin read or saved, and changed nothing of. */
export const readingActs = [
  'read_member',
  'read_ticket',
  'read_report',
  'read_appeal',
  'read_order',
  'read_photo',
  'search_members',
  'save_file',
] as const
export type ReadingAct = (typeof readingActs)[number]

/** How a list of the log shows those: alone, or with all others; by default it leaves them out. */
export const readingShown = ['only', 'too'] as const
export type ReadingShown = (typeof readingShown)[number]

/** An entry at its place: numbered without gaps from 1, and chained by hashes to the one before. */
export type AuditRow = AuditEntry & Readonly<{ number: number; previous: string; hash: string }>

/** What stands before the first row. */
export const beginning = ''

/**
 * The text whose hash a row carries: every value of it and the hash of the row before.
 * Rule: docs/product/back-office.md, Audit log.
 */
export function textOfRow(row: Omit<AuditRow, 'hash'>) {
  return JSON.stringify([
    row.number,
    row.previous,
    row.at.toMillis(),
    row.adminId,
    row.act,
    row.subject.kind,
    row.subject.id,
    row.siteId,
    row.before,
    row.after,
    row.reason,
  ])
}
