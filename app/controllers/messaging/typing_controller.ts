import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mayShowTyping } from '#core/messaging/may_show_typing'
import { Ports } from '#core/ports'
import { findSide } from '#queries/messaging/find_side'

@inject()
export default class TypingController {
  constructor(private ports: Ports) {}

  async store({ member, params, response }: HttpContext) {
    const { user, profile } = member
    const side = await findSide(profile.id, params.id)
    if (mayShowTyping(user.status, side.partnerStatus)) {
      await this.ports.events.publish({
        name: 'typing',
        conversationId: side.conversationId,
        writerId: profile.id,
        partnerId: side.partnerId,
      })
    }
    return response.noContent()
  }
}
