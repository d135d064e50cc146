import type { DateTime } from 'luxon'

/** Likes a member may give in the swipe game on one day of their own (section 9). */
export const swipeLikesPerDay = 4

/** Days for which a member who was passed, or liked in the game, is not shown there again. */
export const swipedDays = 30

export const swipeVerdicts = ['like', 'pass'] as const

/** What one member decided about another in the swipe game, by profile id: the latest of a pair. */
export type Swipe = Readonly<{
  swiperId: string
  swipedId: string
  verdict: (typeof swipeVerdicts)[number]
  at: DateTime
}>

/**
 * The day of the swipe game that `now` lies in: from midnight to the next one in the member's own
 * zone, whatever its length. Likes given before `from` do not count any more.
 */
export function swipeDay(timeZone: string, now: DateTime) {
  const from = now.setZone(timeZone).startOf('day')
  return { from, until: from.plus({ days: 1 }).startOf('day') }
}

/** How many likes are left to a member who has given this many on one day; never below none. */
export function swipeLikesLeft(given: number) {
  return Math.max(0, swipeLikesPerDay - given)
}

/** Swipes older than this have no meaning any more: the member is shown again. */
export function swipesCountFrom(now: DateTime) {
  return now.minus({ days: swipedDays })
}
