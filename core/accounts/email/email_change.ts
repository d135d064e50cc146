import type { DateTime } from 'luxon'

/** For how long the old address may take a change back. */
export const undoHours = 48

/** One wish for another e-mail address, from the request on. */
export type EmailChange = Readonly<{
  id: string
  userId: string
  oldEmail: string
  newEmail: string
  /** Of the link mailed last: first the one that confirms, then the one that undoes. */
  digest: string | null
  /** When the link of the moment stops working. */
  expiresAt: DateTime
  requestedAt: DateTime
  changedAt: DateTime | null
  undoneAt: DateTime | null
}>

/** Says whether the new address may still be confirmed. */
export function isConfirmable(change: EmailChange, now: DateTime) {
  return change.changedAt === null && now < change.expiresAt
}

/** Says whether the old address may still be brought back. */
export function isUndoable(change: EmailChange, now: DateTime) {
  return change.changedAt !== null && change.undoneAt === null && now < change.expiresAt
}
