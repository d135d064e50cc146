import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { sendGiftToMember } from '#core/messaging/gifts/send_gift'
import { Ports } from '#core/ports'
import { answerRefusal } from '#replies/refusals'
import { answerSent } from '#replies/sent_message'
import { giftValidator } from '#validators/messaging/gift'

/** A gift to a member, from the profile or as the first message. */
@inject()
export default class MemberGiftsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { client_id: clientId, gift } = await ctx.request.validateUsing(giftValidator)
    const { member, params, site } = ctx
    const sent = await sendGiftToMember(this.ports, {
      userId: member.user.id,
      partnerId: params.id,
      clientId,
      gift,
      settings: site.settings,
    })
    return sent.ok ? answerSent(ctx, sent.value) : answerRefusal(ctx, sent)
  }
}
