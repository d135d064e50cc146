import type { DateTime } from 'luxon'
import type { PhotoStatus, RejectionReason } from '#core/profiles/photos/photo'

/** One decision about a photo, and what it changed. */
export type PhotoDecision = Readonly<{
  id: string
  photoId: string
  /** Null for one by the terminal or by the site itself. */
  adminId: string | null
  /** Whether the site decided by itself, because it knows the picture. */
  automatic: boolean
  status: PhotoStatus
  rejection: RejectionReason | null
  statusBefore: PhotoStatus
  rejectionBefore: RejectionReason | null
  /** The main photo of the owner. */
  mainBefore: string | null
  mainAfter: string | null
  decidedAt: DateTime
  undoneAt: DateTime | null
}>

/** Seconds in which a decision can be undone. */
export const undoSeconds = 10

/** Seconds after which the owner is told: an undo that is under way arrives before. */
export const tellSeconds = 15

/** Whether a decision can still be undone at a moment. */
export function isUndoable({ decidedAt, undoneAt }: PhotoDecision, now: DateTime) {
  return undoneAt === null && now <= decidedAt.plus({ seconds: undoSeconds })
}
