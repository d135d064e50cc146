import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { swipesCountFrom } from '#core/discovery/swiping/swipe'
import { Ports } from '#core/ports'

/** A statement deletes no more rows than these: SQLite has one writer, and others wait for it. */
const batch = 1000

/** Removes what was decided in the swipe game more than 30 days ago; runs by the schedule. */
@inject()
export default class RemoveOldSwipesJob extends Job<Record<string, never>> {
  // The next day tries again by itself.
  static options = { name: 'remove_old_swipes', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await removeOldSwipes(this.ports.clock.now())
  }
}

/** Removes the swipes that do not count any more; answers how many there were. */
async function removeOldSwipes(now: DateTime) {
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
