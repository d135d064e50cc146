import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { swipeDay, swipeLikesLeft } from '#core/discovery/swiping/swipe'
import type { Member } from '#models/member'

/** The likes a member has left in the swipe game, and when the next day's begin. */
export async function swipeLikes({ user, profile }: Member, now: DateTime) {
  const { from, until } = swipeDay(user.timeZone, now)
  const [row] = await db
    .from('swipes')
    .where({ swiper_id: profile.id, verdict: 'like' })
    .where('at', '>=', from.toMillis())
    .count('* as total')
  return { left: swipeLikesLeft(Number(row.total)), from, until }
}
