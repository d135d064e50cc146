import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { swipesCountFrom } from '#core/discovery/swiping/swipe'

/** A statement at a time takes no more than these: nobody waits long for the one writer of SQLite. */
const batch = 1000

/** Removes the swipes that do not count any more; answers how many there were. */
export async function removeOldSwipes(now: DateTime) {
  const until = swipesCountFrom(now).toMillis()
  let removed = 0
  for (;;) {
    const count = await removeSome(until)
    removed += count
    if (count < batch) return removed
  }
}

async function removeSome(until: number) {
  const old = db
    .from('swipes')
    .where('at', '<', until)
    .orderBy('at')
    .limit(batch)
    .select('swiper_id', 'swiped_id')
  const rows: { swiper_id: string; swiped_id: string }[] = await old
  const pairs = rows.map((row) => [row.swiper_id, row.swiped_id])
  if (pairs.length > 0) {
    await db
      .from('swipes')
      .whereIn(['swiper_id', 'swiped_id'], pairs)
      .where('at', '<', until)
      .delete()
  }
  return rows.length
}
