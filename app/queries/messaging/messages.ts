import type { DateTime } from 'luxon'
import type { Message } from '#core/messaging/message'
import { prepared, read } from '#queries/read'

/** A message as pages show it. */
export type MessageRow = Omit<Message, 'conversationId' | 'sentAt' | 'deliveredAt' | 'removedAt'> &
  Readonly<{ sentAt: number; deliveredAt: number | null; removedAt: number | null }>

/** A member's view of a conversation, and the moment and message number it starts from. */
export type Reading = Readonly<{
  conversationId: string
  profileId: string
  visibleFrom: DateTime
  removedUpTo: number
  lastSequence: number
}>

const pageSize = 30
const catchUpSize = 100

/**
 * The newest messages, or those before a number, oldest first; and whether there are older ones.
 */
export async function messagesBefore(reading: Reading, before: number | null) {
  const query = delivered(reading)
    .orderBy('sequence', 'desc')
    .limit(pageSize + 1)
  if (before !== null) query.where('sequence', '<', before)

  const rows = await query
  const hasOlder = rows.length > pageSize
  const messages = rows.slice(0, pageSize).reverse()
  const end = Math.min(before ?? Infinity, reading.lastSequence + 1)
  const first = messages.at(0)?.sequence ?? end
  // Numbers have no gaps: what is missing before the first one is too old.
  return { messages, hasOlder, limited: !hasOlder && first > reading.removedUpTo + 1 }
}

/** The messages after a number, oldest first, at most a page of them. */
export async function messagesAfter(reading: Reading, after: number) {
  const messages = await delivered(reading)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(catchUpSize)
  return { messages, hasNewer: messages.length === catchUpSize }
}

/**
 * Messages the member wrote before confirming their address, which are held back from the partner.
 */
export async function heldMessages({ conversationId, profileId }: Reading): Promise<MessageRow[]> {
  const rows = await all(conversationId)
    .whereNull('delivered_at')
    .whereNull('removed_at')
    .where('sender_id', profileId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(catchUpSize)
  return rows.reverse()
}

/** Ids of the messages removed last, for pages that still show them. */
export async function removedMessages({ conversationId, visibleFrom }: Reading): Promise<string[]> {
  const rows = await prepared(read<{ id: string }>('messages'))
    .where('conversation_id', conversationId)
    .where((shown) =>
      shown.where('delivered_at', '>=', visibleFrom.toMillis()).orWhereNull('delivered_at')
    )
    .whereNotNull('removed_at')
    .orderBy('removed_at', 'desc')
    .limit(catchUpSize)
    .select('id')
  return rows.map(({ id }) => id)
}

export async function findMessage(id: string): Promise<MessageRow> {
  return read<MessageRow>('messages')
    .where('id', id)
    .select(...columns)
    .firstOrFail()
}

/** A message that was just written, as a row. */
export function rowOf(message: Message): MessageRow {
  const { id, clientId, senderId, sequence, kind, body, storageKey, width, height, cost } = message
  return {
    id,
    clientId,
    senderId,
    sequence,
    kind,
    body,
    storageKey,
    width,
    height,
    cost,
    sentAt: message.sentAt.toMillis(),
    deliveredAt: message.deliveredAt?.toMillis() ?? null,
    removedAt: message.removedAt?.toMillis() ?? null,
  }
}

const columns = [
  'id',
  'client_id',
  'sender_id',
  'sequence',
  'kind',
  'body',
  'storage_key',
  'width',
  'height',
  'cost',
  'sent_at',
  'delivered_at',
  'removed_at',
]

/** Planned once: of many months, the plan takes longer than the query. */
function all(conversationId: string) {
  return prepared(read<MessageRow>('messages'))
    .where('conversation_id', conversationId)
    .select(...columns)
}

function delivered({ conversationId, visibleFrom, removedUpTo }: Reading) {
  return all(conversationId)
    .where('sequence', '>', removedUpTo)
    .where('delivered_at', '>=', visibleFrom.toMillis())
}
