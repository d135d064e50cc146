import type { DateTime } from 'luxon'
import type { AuditRow } from '#core/admin/audit/audit_row'

/** Where the log ends: 0 and '' for an empty one. */
export type AuditHead = Pick<AuditRow, 'number' | 'hash'>

export type LoggedAct = Pick<AuditRow, 'act' | 'subject'> &
  Readonly<{ adminId: string; since: DateTime }>

/** The log of what admins did: rows are added at its end, and never changed or removed. */
export interface Audit {
  head(): Promise<AuditHead>
  /** The same, locked: other units of work that add rows wait until this one ends. */
  lockHead(): Promise<AuditHead>
  /** Adds the row after the head, and makes it the head. */
  add(row: AuditRow): Promise<void>
  /** Whether this admin did this to this subject since then. */
  isLogged(act: LoggedAct): Promise<boolean>
  /** The newest rows of an act on a subject, at most so many. */
  newest(which: Pick<AuditRow, 'act' | 'subject'>, limit: number): Promise<readonly AuditRow[]>
  /** Rows numbered above `after`, in order. */
  rows(after: number, limit: number): Promise<readonly AuditRow[]>
}
