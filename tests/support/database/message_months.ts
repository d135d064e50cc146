import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { keepMessageMonths } from '#jobs/keep_message_months_job'
import { FakeClock } from '#tests/fakes/fake_clock'
import { messageRow } from '#tests/support/database/rows'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

/** The first moment of the month that is so many after this one. */
export function monthAfter(months: number) {
  return DateTime.utc().startOf('month').plus({ months })
}

/** Runs the job as if it were then. */
export async function keepMonths(now: DateTime) {
  const { photos } = await sitePorts()
  const clock = new FakeClock()
  clock.set(now)
  return keepMessageMonths({ clock, photos })
}

type Place = Readonly<{ sequence: number; clientId?: string; storageKey?: string }>

/** Stores a message of a conversation that was delivered then; answers its id. */
export async function deliverAt(
  conversationId: string,
  sender: Person,
  at: DateTime,
  { clientId = crypto.randomUUID(), sequence, storageKey }: Place
) {
  const row = messageRow(conversationId, sender)
  const delivered = { sent_at: at.toMillis(), delivered_at: at.toMillis() }
  const picture = storageKey ? { kind: 'photo', body: '', storage_key: storageKey } : {}
  const placed = { sequence, client_id: clientId }
  await db.table('messages').insert(Object.assign(row, placed, delivered, picture))
  return row.id
}

/** The partition in which each message of a conversation is, by its number. */
export async function partsOf(conversationId: string) {
  const rows: { partition: string }[] = await db
    .from('messages')
    .where('conversation_id', conversationId)
    .orderBy('sequence')
    .select(db.raw('tableoid::regclass::text as partition'))
  return rows.map(({ partition }) => partition)
}

export function nameOf(month: DateTime) {
  return `messages_${month.toFormat('yyyy_MM')}`
}
