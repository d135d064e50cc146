import { type DateTime } from 'luxon'
import { messagesAround, messagesMore, readingMinutes } from '#core/admin/conversations/reading'
import type { MessageKind } from '#core/messaging/message'
import { read } from '#queries/read'

interface MessageRow {
  id: string
  sequence: number
  senderId: string
  kind: MessageKind
  body: string
  storageKey: string | null
  sentAt: number
  removedAt: number | null
}

/** The two members of a conversation; null for an unknown one, or one that is not of this site. */
export async function pairOf(conversationId: string, siteId: string | null) {
  const rows = await read<{ id: string; userId: string; name: string; siteId: string }>(
    'participants'
  )
    .join('profiles', 'profiles.id', 'participants.profile_id')
    .where('participants.conversation_id', conversationId)
    .select('profiles.id', 'profiles.user_id', 'profiles.name', 'profiles.site_id')
    .orderBy('profiles.id')
  const isSeen = siteId === null || rows.every((row) => row.siteId === siteId)
  return rows.length > 0 && isSeen ? rows : null
}

interface OpenReading {
  id: string
  openedAt: number
  /** The report that it is for. */
  reportId: string | null
  messageId: string | null
}

/** The reading of an admin that is still open; null when there is none. */
export async function openReading(conversationId: string, adminId: string, now: DateTime) {
  const rows = await read<OpenReading>('readings')
    .leftJoin('reports', (join) =>
      join.on('reports.id', 'readings.report_id').onVal('reports.evidence_kind', 'message')
    )
    .where({ 'readings.conversation_id': conversationId, 'readings.admin_id': adminId })
    .where('readings.opened_at', '>', now.minus({ minutes: readingMinutes }).toMillis())
    .select('readings.id', 'readings.opened_at', 'readings.report_id')
    .select('reports.evidence_id as message_id')
    .orderBy('readings.opened_at', 'desc')
    .limit(1)
  return rows.at(0) ?? null
}

type Part = Readonly<{ before?: number; after?: number }>

/**
 * Messages of a conversation, the oldest first: those around the reported one, or the last ones; or
 * those before or after a place. With whether there are more on either side.
 */
export async function messagesOf(
  conversationId: string,
  reportedId: string | null,
  { after, before }: Part
) {
  const rows = await chosen(conversationId, reportedId, { after, before })
  const first = rows.at(0)?.sequence
  const last = rows.at(-1)?.sequence
  return {
    messages: rows.map(({ storageKey, ...row }) => ({ ...row, hasPicture: storageKey !== null })),
    older: first !== undefined && (await exists(conversationId, '<', first)) ? first : null,
    newer: last !== undefined && (await exists(conversationId, '>', last)) ? last : null,
  }
}

async function chosen(conversationId: string, reportedId: string | null, { after, before }: Part) {
  if (before !== undefined) return olderThan(conversationId, before, messagesMore)
  if (after !== undefined) return newerThan(conversationId, after, messagesMore)
  const reported = reportedId && (await sequenceOf(conversationId, reportedId))
  if (!reported) return olderThan(conversationId, null, messagesMore)
  const earlier = await olderThan(conversationId, reported, messagesAround)
  return [...earlier, ...(await newerThan(conversationId, reported - 1, messagesAround + 1))]
}

/** The last ones for null. */
async function olderThan(conversationId: string, sequence: number | null, limit: number) {
  const query = messages(conversationId).orderBy('sequence', 'desc').limit(limit)
  if (sequence !== null) query.where('sequence', '<', sequence)
  return (await query).toReversed()
}

function newerThan(conversationId: string, sequence: number, limit: number) {
  return messages(conversationId).where('sequence', '>', sequence).orderBy('sequence').limit(limit)
}

async function exists(conversationId: string, side: '<' | '>', sequence: number) {
  const rows = await read<{ id: string }>('messages')
    .where('conversation_id', conversationId)
    .where('sequence', side, sequence)
    .select('id')
    .limit(1)
  return rows.length > 0
}

async function sequenceOf(conversationId: string, id: string) {
  const rows = await read<{ sequence: number | null }>('messages')
    .where({ id, conversation_id: conversationId })
    .select('sequence')
  return rows.at(0)?.sequence ?? null
}

/** Delivered ones: a held message was read by nobody. */
function messages(conversationId: string) {
  return read<MessageRow>('messages')
    .where('conversation_id', conversationId)
    .whereNotNull('sequence')
    .select('id', 'sequence', 'sender_id', 'kind', 'body', 'sent_at', 'removed_at', 'storage_key')
}

/** Where the photo of a message is stored; null when there is none. */
export async function messagePhoto(conversationId: string, messageId: string) {
  const rows = await read<{ storageKey: string | null }>('messages')
    .where({ id: messageId, conversation_id: conversationId })
    .select('storage_key')
  return rows.at(0)?.storageKey ?? null
}
