import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { historyFrom } from '#core/messaging/history'
import { Ports, type Uses } from '#core/ports'
import { dropPart, makeMonthsAhead, messageParts } from '#database/message_months'
import { longestHistory } from '#queries/sites/longest_history'

/** Keys of pictures per query. */
const batch = 500

/**
 * Keeps the parts of the table of messages on PostgreSQL (decision 111); scheduled there. It fails when
 * senders leave it no gap for two seconds, and is tried again.
 */
@inject()
export default class KeepMessageMonthsJob extends Job<Record<string, never>> {
  static options = { name: 'keep_message_months' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await keepMessageMonths(this.ports)
  }
}

/**
 * Makes the months ahead, and drops those that are older than the longest history of all sites, after the
 * files of their pictures. A month that has begun to be too old is left to `eraseOldMessages`. Returns the
 * names of both.
 */
export async function keepMessageMonths({ clock, photos }: Uses<'clock' | 'photos'>) {
  const made = await makeMonthsAhead(clock.now())
  const visibleFrom = historyFrom(await longestHistory(), clock.now())
  const over = (await messageParts()).filter(({ until }) => until <= visibleFrom)
  for (const part of over) {
    await removePictures(photos, part.name)
    await dropPart(part)
  }
  return { made, dropped: over.map(({ name }) => name) }
}

/** The rows go with their part; whoever reads the next batch begins after the last key. */
async function removePictures(photos: Uses<'photos'>['photos'], part: string) {
  let last = ''
  for (;;) {
    const keys: string[] = await db
      .knexQuery()
      .from(part)
      .where('storage_key', '>', last)
      .orderBy('storage_key')
      .limit(batch)
      .pluck('storage_key')
    for (const key of keys) await photos.remove(key)
    if (keys.length < batch) return
    last = keys[keys.length - 1]
  }
}
