import type { DateTime } from 'luxon'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Likes per day in the swipe game, in the member's time zone. */
export const swipeLikesPerDay = 4

/** Days after which swipes are removed; no site counts them for longer. */
export const swipesKeptDays = 30

export const swipeVerdicts = ['like', 'pass'] as const

/** A member's latest decision about another in the swipe game, by profile id. */
export type Swipe = Readonly<{
  swiperId: string
  swipedId: string
  verdict: (typeof swipeVerdicts)[number]
  at: DateTime
}>

/**
 * The present day of the swipe game, from midnight to midnight in the member's time zone. Likes before
 * `from` no longer count. Rule: docs/product/discovery.md, Swipe game.
 */
export function swipeDay(timeZone: string, now: DateTime) {
  const from = now.setZone(timeZone).startOf('day')
  return { from, until: from.plus({ days: 1 }).startOf('day') }
}

/** The likes left on a day with this many; never negative. */
export function swipeLikesLeft(likes: number) {
  return Math.max(0, swipeLikesPerDay - likes)
}

/** The instant from which swipes count: a member who was swiped before is shown again. */
export function swipesCountFrom(now: DateTime, { swipedDays }: Pick<SiteSettings, 'swipedDays'>) {
  return now.minus({ days: swipedDays })
}
