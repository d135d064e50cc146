import { inject } from '@adonisjs/core'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { beginConversation } from '#core/messaging/begin_conversation'
import { Ports } from '#core/ports'
import { refuseAction } from '#exceptions/refusals'
import { findSide } from '#queries/messaging/find_side'
import { findMessage } from '#queries/messaging/messages'
import { conversationOf, newSide } from '#queries/messaging/new_side'
import { offer, offerAfterwards } from '#queries/messaging/offer'
import { newThread } from '#queries/messaging/thread'
import { overview, serverNow } from '#support/messaging/overview'
import MessageTransformer from '#transformers/message_transformer'
import ThreadTransformer from '#transformers/thread_transformer'
import { messageValidator } from '#validators/messaging/message'

/** The conversation with a member, found by who it is with. One who is blocked is unknown. */
@inject()
export default class MemberChatsController {
  constructor(private ports: Ports) {}

  /** Where a first message is written; looking begins nothing. */
  async show(ctx: HttpContext) {
    const profileId = ctx.member!.profile.id
    const side = await newSide(profileId, ctx.params.id)
    const id = await conversationOf(profileId, side.partnerId)
    if (id) return ctx.response.redirect().toRoute('chats.show', { id })
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      thread: () => new ThreadTransformer(newThread(side)).toObject(),
      offer: () => offer(ctx.member!, side, ctx.site.settings),
      now: serverNow,
    })
  }

  /** The first message begins the conversation. */
  async store(ctx: HttpContext) {
    const { client_id: clientId, body } = await ctx.request.validateUsing(messageValidator)
    const { member, params, site } = ctx
    const sent = await beginConversation(this.ports, {
      userId: member!.user.id,
      partnerId: params.id,
      clientId,
      body: body ?? '',
      settings: site.settings,
    })
    if (!sent.ok) return refuse(ctx, sent)
    const { id, conversationId } = sent.value
    const side = await findSide(member!.profile.id, conversationId)
    return ctx.response.created({
      conversationId,
      message: new MessageTransformer(await findMessage(id), side.profileId).toObject(),
      offer: await offerAfterwards(member!, side, site.settings),
    })
  }
}

type Begun = Awaited<ReturnType<typeof beginConversation>>

function refuse(ctx: HttpContext, { refusal, details }: Exclude<Begun, { ok: true }>) {
  if (refusal === 'member_not_found' || refusal === 'blocked') {
    throw new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
  }
  return refuseAction(ctx, { ok: false, refusal, details })
}
