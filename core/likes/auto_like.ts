import type { DateTime } from 'luxon'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Hours between two automatic likes of fictional profiles for one member. */
const pauseHours = 24

/**
 * Whether a fictional profile may automatically like a member without new likes: only where the site
 * enables it, and once in 24 hours. `lastAt` is the time of the last one, null without one.
 * Rule: docs/product/likes.md, Automatic likes.
 */
export function mayAutoLike(
  { autoLike }: Pick<SiteSettings, 'autoLike'>,
  lastAt: DateTime | null,
  now: DateTime
) {
  return autoLike && (lastAt === null || now >= lastAt.plus({ hours: pauseHours }))
}
