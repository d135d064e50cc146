import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { beginConversation } from '#core/messaging/begin_conversation'
import { Ports } from '#core/ports'
import { takeReadyLine } from '#controllers/accounts/pending_line'
import { conversationOf, newSide } from '#queries/messaging/new_side'
import { offer } from '#queries/messaging/offer'
import { newConversation } from '#queries/messaging/conversation'
import { findMember } from '#queries/members/find_member'
import { notFound } from '#replies/not_found'
import { answerRefusal } from '#replies/refusals'
import { answerSent } from '#replies/sent_message'
import { writingOfferAnswer } from '#replies/writing_offer'
import { overview, serverNow } from '#queries/messaging/overview'
import ConversationTransformer from '#transformers/conversation_transformer'
import { messageValidator } from '#validators/messaging/message'

/** The conversation with a member, found by their profile. A blocked member is not found. */
@inject()
export default class MemberConversationsController {
  constructor(private ports: Ports) {}

  /** The page to write a first message; opening it stores nothing. */
  async show(ctx: HttpContext) {
    const { member, params, site } = ctx
    const profileId = member.profile.id
    const partner = await findMember(params.id, member, site.id)
    if (!partner.ok) return answerRefusal(ctx, partner)
    if (partner.value.id === profileId) return notFound(ctx)
    const id = await conversationOf(profileId, partner.value.id)
    if (id) return ctx.response.redirect().toRoute('chats.show', { id })
    const side = await newSide(profileId, partner.value.id)
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      conversation: async () => new ConversationTransformer(await newConversation(side)).toObject(),
      offer: async () =>
        writingOfferAnswer(ctx.i18n, await offer(ctx.member, side, ctx.site.settings)),
      ready: takeReadyLine(ctx, partner.value.id),
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
