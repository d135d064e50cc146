import { DateTime } from 'luxon'
import { type News, shortenNews } from '#core/notifications/mail/news'
import { withoutBlocked } from '#queries/messaging/partner_rows'
import { read } from '#queries/read'

interface Row {
  conversationId: string
  name: string
  fictional: boolean
  count: number
  oldest: number
}

/** Conversations with unread messages since a moment, oldest first. */
export function unreadSince(profileId: string, since: DateTime) {
  return newsIn(unreadMessages(profileId, since))
}

/** Conversations with unread messages of real members since a moment, oldest first. */
export function unreadOfRealMembers(profileId: string, since: DateTime) {
  return newsIn(unreadMessages(profileId, since).where('partner.fictional', false))
}

async function newsIn(messages: ReturnType<typeof unreadMessages>): Promise<News[]> {
  const rows = await withoutBlocked(messages)
    .groupBy('side.conversation_id', 'partner.name', 'partner.fictional')
    .orderBy('oldest')
    .select('side.conversation_id', 'partner.name', 'partner.fictional')
    .count('* as count')
    .min('messages.delivered_at as oldest')
  if (rows.length === 0) return []
  const lines = rows.map(({ conversationId, name, fictional, count }) => ({
    kind: 'new_message' as const,
    actor: { name, fictional },
    count,
    path: `/chats/${conversationId}`,
  }))
  const oldest = DateTime.fromMillis(rows[0].oldest)
  return [{ kind: 'new_message', since: oldest, lines: shortenNews(lines, '/chats') }]
}

function unreadMessages(profileId: string, since: DateTime) {
  return allUnread<Row>()
    .where('side.profile_id', profileId)
    .where('messages.delivered_at', '>', since.toMillis())
}

/** The unread messages of everybody. Removed messages, and those of deleted or banned members, are no news. */
function allUnread<Found>() {
  return read<Found>('participants as side')
    .join('messages', 'messages.conversation_id', 'side.conversation_id')
    .join('profiles as partner', 'partner.id', 'side.partner_id')
    .where('side.unread', '>', 0)
    .whereNotNull('side.last_message_at')
    .where('partner.status', 'active')
    .whereColumn('messages.sender_id', 'side.partner_id')
    .whereColumn('messages.sequence', '>', 'side.last_read_sequence')
    .whereNull('messages.removed_at')
}

type Window = Readonly<{ from: DateTime; until: DateTime }>

/** The accounts of some sites with unread messages of real members that were delivered between two moments. */
export async function usersWithUnread(siteIds: readonly string[], { from, until }: Window) {
  const unread = allUnread<{ userId: string; arrivedAt: number }>()
    .where('messages.delivered_at', '>', from.toMillis())
    .where('messages.delivered_at', '<=', until.toMillis())
    .where('partner.fictional', false)
  const rows = await withoutBlocked(unread)
    .join('profiles as reader', 'reader.id', 'side.profile_id')
    .where('reader.status', 'active')
    .whereIn('reader.site_id', [...siteIds])
    .groupBy('reader.user_id')
    .select('reader.user_id')
    .max('messages.delivered_at as arrived_at')
  return rows.map(({ userId, arrivedAt }) => ({
    userId,
    arrivedAt: DateTime.fromMillis(arrivedAt),
  }))
}
