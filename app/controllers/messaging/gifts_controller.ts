import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { giftOffers } from '#core/messaging/gifts/catalogue'
import { sendGift } from '#core/messaging/gifts/send_gift'
import { Ports } from '#core/ports'
import { answerSent } from '#replies/sent_message'
import { answerRefusal } from '#replies/refusals'
import { giftValidator } from '#validators/messaging/gift'

@inject()
export default class GiftsController {
  constructor(private ports: Ports) {}

  /** The gifts with their prices, and the member's balance. */
  index({ member, site }: HttpContext) {
    return { gifts: giftOffers(site.settings), credits: member.user.credits }
  }

  async store(ctx: HttpContext) {
    const { client_id: clientId, gift } = await ctx.request.validateUsing(giftValidator)
    const { member, params, site } = ctx
    const sent = await sendGift(this.ports, {
      userId: member.user.id,
      conversationId: params.id,
      clientId,
      gift,
      settings: site.settings,
    })
    return sent.ok ? answerSent(ctx, sent.value) : answerRefusal(ctx, sent)
  }
}
