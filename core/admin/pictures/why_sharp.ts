import type { DateTime } from 'luxon'
import type { Photo } from '#core/profiles/photos/photo'

/** Hours after a decision, about a photo or a case, in which it can be looked at again. */
const afterwardsHours = 24

type Seen = Pick<Photo, 'status' | 'isPrivate'> &
  Readonly<{
    /** When it was last decided about; null for never. */
    decidedAt: DateTime | null
    /** Whether an appeal about it is open, or was just now. */
    isInCase: boolean
  }>

/**
 * Why an admin may see a photo sharp; null where they see it blurred alone: a private or rejected one that
 * nobody has to judge. Rule: docs/product/back-office.md, Photos.
 */
export function whySharp({ decidedAt, isInCase, isPrivate, status }: Seen, now: DateTime) {
  if (status === 'active' && !isPrivate) return 'published'
  if (status === 'pending') return 'waiting'
  if (isInCase) return 'case'
  return decidedAt && isRecent(decidedAt, now) ? 'decided' : null
}

/** Whether a case is open, or was just now. */
export function isAtHand(closedAt: DateTime | null, now: DateTime) {
  return closedAt === null || isRecent(closedAt, now)
}

function isRecent(at: DateTime, now: DateTime) {
  return now < at.plus({ hours: afterwardsHours })
}
