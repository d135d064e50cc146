import type { HttpContext } from '@adonisjs/core/http'
import { partnerIsOnline } from '#queries/messaging/partner_online'
import { unreadConversations } from '#queries/messaging/unread_conversations'
import { openConversationValidator } from '#validators/messaging/conversation'

export default class ChatsController {
  /** The newest conversations with unread messages, and whether the partner in the open one is online. */
  async index({ member, request }: HttpContext) {
    const { open: id } = await request.validateUsing(openConversationValidator)
    const profileId = member.profile.id
    const [rows, online] = await Promise.all([
      unreadConversations(profileId),
      id ? partnerIsOnline(profileId, id) : false,
    ])
    const chats = rows.map(({ conversationId, partnerId, unread }) => ({
      conversation: { id: conversationId },
      profile: { id: partnerId },
      num_unread_messages: unread,
    }))
    return { chats, open: id ? { conversation: { id }, partner_online: online } : null }
  }
}
