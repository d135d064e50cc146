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
export async function unreadSince(profileId: string, since: DateTime): Promise<News[]> {
  const rows = await withoutBlocked(unreadMessages(profileId, since))
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

/** Removed messages, and those of deleted or banned members, are no news. */
function unreadMessages(profileId: string, since: DateTime) {
  return read<Row>('participants as side')
    .join('messages', 'messages.conversation_id', 'side.conversation_id')
    .join('profiles as partner', 'partner.id', 'side.partner_id')
    .where('side.profile_id', profileId)
    .where('side.unread', '>', 0)
    .whereNotNull('side.last_message_at')
    .where('partner.status', 'active')
    .whereColumn('messages.sender_id', 'side.partner_id')
    .whereColumn('messages.sequence', '>', 'side.last_read_sequence')
    .where('messages.delivered_at', '>', since.toMillis())
    .whereNull('messages.removed_at')
}
