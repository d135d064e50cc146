import type { HttpContext } from '@adonisjs/core/http'
import { unreadChats } from '#queries/messaging/unread_chats'

export default class ChatsController {
  /** The newest conversations as section 7 has them. */
  async index({ member }: HttpContext) {
    const rows = await unreadChats(member!.profile.id)
    const chats = rows.map(({ conversation_id, partner_id, unread }) => ({
      conversation: { id: conversation_id },
      profile: { id: partner_id },
      num_unread_messages: unread,
    }))
    return { chats }
  }
}
