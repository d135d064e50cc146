import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { removeChat } from '#core/messaging/remove_conversation'
import { Ports } from '#core/ports'
import { findSide } from '#queries/messaging/find_side'
import { removedChatValidator } from '#validators/messaging/chat'

@inject()
export default class ChatController {
  constructor(private ports: Ports) {}

  /** Removes a chat from the member's own overview (section 7). */
  async destroy({ member, request, response }: HttpContext) {
    const { conversation } = await request.validateUsing(removedChatValidator)
    const { profileId, conversationId } = await findSide(member.profile.id, conversation.id)
    await removeChat(this.ports, { profileId, conversationId })
    return response.noContent()
  }
}
