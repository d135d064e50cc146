import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import type { DateTime } from 'luxon'
import { swipesKeptDays } from '#core/discovery/swiping/swipe'
import { Ports } from '#core/ports'

/** Rows per statement: SQLite has one writer, and the others wait for it. */
const batch = 1000

/** Removes swipes that are older than 30 days; scheduled. */
@inject()
export default class RemoveOldSwipesJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'remove_old_swipes', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await removeOldSwipes(this.ports.clock.now())
  }
}

/** Removes the swipes that no longer count on any site; returns how many. */
async function removeOldSwipes(now: DateTime) {
  const until = now.minus({ days: swipesKeptDays }).toMillis()
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
