import type { DateTime } from 'luxon'
import type { RejectionReason } from '#core/profiles/photos/photo'

/** The hash of a photo. It outlives a photo that was rejected as illegal, and for a time that of a banned member. */
export type PhotoHash = Readonly<{
  photoId: string
  /** Both null for a picture that looks like too many others, or that cannot be read. */
  hash: string | null
  mirrored: string | null
  /** The reason of a rejection as illegal: the same picture is rejected for it; else null. */
  barredFor: RejectionReason | null
  /** Until when it is kept of a banned account that is erased; else null. */
  bannedUntil: DateTime | null
}>

/** Reasons after which the same picture is rejected, whoever uploads it. */
const illegalReasons: readonly RejectionReason[] = ['minor', 'illegal']

/**
 * For which reason the same picture is rejected from now on; null when it is not.
 * Rule: docs/product/moderation.md, Known photos.
 */
export function barredFor(rejection: RejectionReason | null) {
  return rejection && illegalReasons.includes(rejection) ? rejection : null
}
