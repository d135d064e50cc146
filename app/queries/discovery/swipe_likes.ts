import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { swipeDay, swipeLikesLeft } from '#core/discovery/swiping/swipe'
import { countOf } from '#queries/read'
import type { Member } from '#models/member'

/** The likes left in the swipe game today, and when the next day's begin. */
export async function swipeLikes({ user, profile }: Member, now: DateTime) {
  const { from, until } = swipeDay(user.timeZone, now)
  const likes = db
    .from('swipes')
    .where({ swiper_id: profile.id, verdict: 'like' })
    .where('at', '>=', from.toMillis())
  return { left: swipeLikesLeft(await countOf(likes)), from, until }
}
