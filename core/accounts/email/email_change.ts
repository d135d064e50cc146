import type { DateTime } from 'luxon'

/** Hours for which the owner of the old address may undo a change. */
export const undoHours = 48

/** A requested change of the e-mail address. */
export type EmailChange = Readonly<{
  id: string
  userId: string
  oldEmail: string
  newEmail: string
  /** The digest of the link mailed last: first to confirm, then to undo. */
  digest: string | null
  /** When that link expires. */
  expiresAt: DateTime
  requestedAt: DateTime
  changedAt: DateTime | null
  undoneAt: DateTime | null
}>

/** Whether the new address may still be confirmed. */
export function isConfirmable(change: EmailChange, now: DateTime) {
  return change.changedAt === null && now < change.expiresAt
}

/** Whether the change may still be undone. */
export function isUndoable(change: EmailChange, now: DateTime) {
  return change.changedAt !== null && change.undoneAt === null && now < change.expiresAt
}
