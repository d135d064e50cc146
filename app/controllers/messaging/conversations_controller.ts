import type { HttpContext } from '@adonisjs/core/http'
import { takeReadyLine } from '#controllers/accounts/pending_line'
import { wantsJson } from '#replies/refusals'
import { writingOfferAnswer } from '#replies/writing_offer'
import { findSide } from '#queries/messaging/find_side'
import { offer } from '#queries/messaging/offer'
import { conversation } from '#queries/messaging/conversation'
import { overview, serverNow } from '#queries/messaging/overview'
import ConversationTransformer from '#transformers/conversation_transformer'

export default class ConversationsController {
  /** The overview; as JSON for its next page. */
  async index(ctx: HttpContext) {
    if (wantsJson(ctx)) return overview(ctx)
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      conversation: null,
      offer: null,
      ready: null,
      now: serverNow,
    })
  }

  async show(ctx: HttpContext) {
    const { settings } = ctx.site
    const side = await findSide(ctx.member.profile.id, ctx.params.id)
    return ctx.inertia.render('messaging/chats', {
      overview: () => overview(ctx),
      conversation: async () =>
        new ConversationTransformer(await conversation(side, settings)).toObject(),
      offer: async () => writingOfferAnswer(ctx.i18n, await offer(ctx.member, side, settings)),
      ready: takeReadyLine(ctx, side.partnerId),
      now: serverNow,
    })
  }
}
