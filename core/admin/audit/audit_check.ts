import type { DateTime } from 'luxon'

export const auditFindings = ['audit_row_changed', 'audit_row_missing'] as const

/** One check of the audit log: when, and the first row that is not as it was written. */
export type AuditCheck = Readonly<{
  id: string
  checkedAt: DateTime
  /** How many rows follow each other as written; 0 where one does not. */
  rows: number
  /** Null when the log is whole. */
  finding: (typeof auditFindings)[number] | null
  rowNumber: number | null
}>
