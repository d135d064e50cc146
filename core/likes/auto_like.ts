import type { DateTime } from 'luxon'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Hours between two likes of fictional profiles that nobody asked for. */
const pauseHours = 24

/**
 * Whether a fictional profile may like a member who has no like to be told of: only where the
 * site says so, and once in 24 hours (decisions, Honesty). `lastAt` is when one last did.
 */
export function mayAutoLike(
  { autoLike }: Pick<SiteSettings, 'autoLike'>,
  lastAt: DateTime | null,
  now: DateTime
) {
  return autoLike && (lastAt === null || now >= lastAt.plus({ hours: pauseHours }))
}
