import db from '@adonisjs/lucid/services/db'
import { withoutBlocked } from '#queries/messaging/partner_rows'

interface UnreadRow {
  conversationId: string
  partnerId: string
  unread: number
}

/** What a poll asks of the newest conversations: whose they are and what is unread in them. */
export async function unreadChats(profileId: string): Promise<UnreadRow[]> {
  const sides = db
    .from('participants as side')
    .where('side.profile_id', profileId)
    .whereNotNull('side.last_message_at')
    .select('side.conversation_id as conversationId', 'side.partner_id as partnerId', 'side.unread')
    .orderBy('side.last_message_at', 'desc')
    .limit(50)
  return withoutBlocked(sides)
}
