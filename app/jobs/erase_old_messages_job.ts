import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { historyFrom } from '#core/messaging/history'
import { Ports, type Uses } from '#core/ports'
import { longestHistory } from '#queries/sites/longest_history'

/** Rows per statement: SQLite has one writer, and the others wait for it. */
const batch = 500

/** Erases messages that no site shows any more; scheduled. */
@inject()
export default class EraseOldMessagesJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'erase_old_messages', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await eraseOldMessages(this.ports)
  }
}

/**
 * Erases messages that are older than the longest history of all sites, and their pictures. Returns
 * how many. The last message of a conversation in an overview stays, emptied, so that the
 * conversation keeps its place there. Held messages stay, as they are not delivered yet.
 * Rule: docs/product/messaging.md, History limit.
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

/** Old messages that are, or are not, the last one of a conversation in an overview. */
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
