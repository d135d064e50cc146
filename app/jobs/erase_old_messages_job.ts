import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { historyFrom } from '#core/messaging/history'
import { Ports, type Uses } from '#core/ports'
import { longestHistory } from '#queries/sites/longest_history'

/** A statement deletes no more rows than these: SQLite has one writer, and others wait for it. */
const batch = 500

/** Erases messages, and their pictures, that no site shows any more; runs by the schedule. */
@inject()
export default class EraseOldMessagesJob extends Job<Record<string, never>> {
  // The next day tries again by itself.
  static options = { name: 'erase_old_messages', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await eraseOldMessages(this.ports)
  }
}

/**
 * Erases what no site shows any more, with its pictures; answers how many messages. Of a
 * conversation that is in an overview the last one stays, without its words, so that the
 * conversation keeps its place there. A held message is not delivered yet, and stays.
 */
export async function eraseOldMessages({ clock, photos }: Uses<'clock' | 'photos'>) {
  const until = historyFrom(await longestHistory(), clock.now()).toMillis()
  const removed = await inBatches(photos, () => oldOnes(until, false), remove)
  return removed + (await inBatches(photos, () => wordsOfOldOnes(until), empty))
}

interface Row {
  id: string
  storage_key: string | null
}

async function inBatches(
  photos: Uses<'photos'>['photos'],
  find: () => Query,
  erase: (ids: string[]) => Promise<unknown>
) {
  let erased = 0
  for (;;) {
    const rows: Row[] = await find().orderBy('delivered_at').limit(batch)
    if (rows.length > 0) await erase(rows.map(({ id }) => id))
    for (const { storage_key: key } of rows) if (key) await photos.remove(key)
    erased += rows.length
    if (rows.length < batch) return erased
  }
}

type Query = ReturnType<typeof oldOnes>

/** Old messages that are, or are not, the last line of somebody's overview. */
function oldOnes(until: number, last: boolean) {
  const lines = db
    .from('participants')
    .whereColumn('participants.conversation_id', 'messages.conversation_id')
    .whereColumn('participants.last_message_id', 'messages.id')
  const old = db.from('messages').where('delivered_at', '<', until).select('id', 'storage_key')
  return last ? old.whereExists(lines) : old.whereNotExists(lines)
}

function wordsOfOldOnes(until: number) {
  return oldOnes(until, true).where((said) =>
    said.whereNot('body', '').orWhereNotNull('storage_key')
  )
}

function remove(ids: string[]) {
  return db.from('messages').whereIn('id', ids).delete()
}

function empty(ids: string[]) {
  return db.from('messages').whereIn('id', ids).update({ body: '', storage_key: null })
}
