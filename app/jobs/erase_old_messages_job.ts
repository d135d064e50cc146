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
 * how many. Their conversations keep their places in the overviews. Held messages stay, as they are not
 * delivered yet. Rule: docs/product/messaging.md, History limit.
 */
export async function eraseOldMessages({ clock, photos }: Uses<'clock' | 'photos'>) {
  const until = historyFrom(await longestHistory(), clock.now()).toMillis()
  let erased = 0
  for (;;) {
    const rows = await oldest(until)
    const ids = rows.map(({ id }) => id)
    await old(until).whereIn('id', ids).delete()
    for (const { storage_key: key } of rows) if (key) await photos.remove(key)
    erased += rows.length
    if (rows.length < batch) break
  }
  await endOldWaits(until)
  return erased
}

type Row = Readonly<{ id: string; storage_key: string | null }>

async function oldest(until: number): Promise<Row[]> {
  return old(until).orderBy('delivered_at').limit(batch).select('id', 'storage_key')
}

function old(until: number) {
  return db.from('messages').where('delivered_at', '<', until)
}

/** A fictional profile need not answer what nobody can read any more. */
async function endOldWaits(until: number) {
  const waits = db
    .from('waiting_answers')
    .whereColumn('waiting_answers.conversation_id', 'participants.conversation_id')
    .whereColumn('waiting_answers.fictional_id', 'participants.profile_id')
  const sides = db.from('participants').where('last_message_at', '<', until)
  await sides.where('unread', '>', 0).whereExists(waits).update({ unread: 0 })
}
