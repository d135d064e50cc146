import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { beginConversation } from '#core/messaging/begin_conversation'
import { Ports } from '#core/ports'
import { conversationOf, newSide } from '#queries/messaging/new_side'
import { offer } from '#queries/messaging/offer'
import { newConversation } from '#queries/messaging/conversation'
import { answerRefusal } from '#replies/refusals'
import { answerSent } from '#replies/sent_message'
import { overview, serverNow } from '#queries/messaging/overview'
import ConversationTransformer from '#transformers/conversation_transformer'
import { messageValidator } from '#validators/messaging/message'

/** The conversation with a member, found by their profile. A blocked member is not found. */
@inject()
export default class MemberConversationsController {
  constructor(private ports: Ports) {}

  /** The page to write a first message; opening it stores nothing. */
  async show(ctx: HttpContext) {
    const profileId = ctx.member.profile.id
    const side = await newSide(profileId, ctx.params.id)
    const id = await conversationOf(profileId, side.partnerId)
    if (id) return ctx.response.redirect().toRoute('chats.show', { id })
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      conversation: async () => new ConversationTransformer(await newConversation(side)).toObject(),
      offer: () => offer(ctx.member, side, ctx.site.settings),
      now: serverNow,
    })
  }

  /** Begins the conversation with its first message. */
  async store(ctx: HttpContext) {
    const { client_id: clientId, body } = await ctx.request.validateUsing(messageValidator)
    const { member, params, site } = ctx
    const sent = await beginConversation(this.ports, {
      userId: member.user.id,
      partnerId: params.id,
      clientId,
      body: body ?? '',
      settings: site.settings,
    })
    return sent.ok ? answerSent(ctx, sent.value) : answerRefusal(ctx, sent)
  }
}
