import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { readConversation } from '#core/messaging/read_conversation'
import { Ports } from '#core/ports'
import { findSide } from '#queries/messaging/find_side'

@inject()
export default class ReadsController {
  constructor(private ports: Ports) {}

  async store({ member, params, response }: HttpContext) {
    const profileId = member.profile.id
    const { conversationId } = await findSide(profileId, params.id)
    await readConversation(this.ports, { profileId, conversationId })
    return response.noContent()
  }
}
