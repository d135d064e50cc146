import { withoutBlocked } from '#queries/messaging/partner_rows'
import { read } from '#queries/read'

interface UnreadRow {
  conversationId: string
  partnerId: string
  unread: number
}

/** The newest conversations with their unread messages, for the poll. */
export function unreadConversations(profileId: string) {
  const sides = read<UnreadRow>('participants as side')
    .where('side.profile_id', profileId)
    .whereNotNull('side.last_message_at')
    .select('side.conversation_id', 'side.partner_id', 'side.unread')
    .orderBy('side.last_message_at', 'desc')
    .limit(50)
  return withoutBlocked(sides)
}
