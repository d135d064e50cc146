import { inject } from '@adonisjs/core'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { openConversation } from '#core/messaging/open_conversation'
import { Ports } from '#core/ports'

@inject()
export default class MemberChatsController {
  constructor(private ports: Ports) {}

  /** Finds or opens the conversation with a member; one who is blocked is as unknown as none. */
  async show(ctx: HttpContext) {
    const profileId = ctx.member!.profile.id
    const opened = await openConversation(this.ports, { profileId, partnerId: ctx.params.id })
    if (!opened.ok) throw new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
    return ctx.response.redirect().toRoute('chats.show', { id: opened.value.id })
  }
}
