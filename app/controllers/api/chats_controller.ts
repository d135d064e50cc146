import type { HttpContext } from '@adonisjs/core/http'
import { unreadConversations } from '#queries/messaging/unread_conversations'

export default class ChatsController {
  /** The newest conversations with unread messages. */
  async index({ member }: HttpContext) {
    const rows = await unreadConversations(member.profile.id)
    const chats = rows.map(({ conversationId, partnerId, unread }) => ({
      conversation: { id: conversationId },
      profile: { id: partnerId },
      num_unread_messages: unread,
    }))
    return { chats }
  }
}
