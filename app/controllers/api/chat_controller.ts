import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { removeConversation } from '#core/messaging/remove_conversation'
import { Ports } from '#core/ports'
import { findSide } from '#queries/messaging/find_side'
import { removedConversationValidator } from '#validators/messaging/conversation'

@inject()
export default class ChatController {
  constructor(private ports: Ports) {}

  /** Removes a conversation from the member's own overview. */
  async destroy({ member, request, response }: HttpContext) {
    const { conversation } = await request.validateUsing(removedConversationValidator)
    const { profileId, conversationId } = await findSide(member.profile.id, conversation.id)
    await removeConversation(this.ports, { profileId, conversationId })
    return response.noContent()
  }
}
