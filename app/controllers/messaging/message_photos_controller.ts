import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { sendPhoto } from '#core/messaging/photos/send_photo'
import { Ports } from '#core/ports'
import { findSide } from '#queries/messaging/find_side'
import { viewedMessagePhoto } from '#queries/messaging/viewed_message_photo'
import { messagePhotoUrl } from '#queries/profiles/photo_url'
import { answerSent } from '#replies/sent_message'
import { withReceivedPicture } from '#uploads/received_picture'
import { servePicture } from '#replies/serve_picture'
import { uploadValidator } from '#validators/profiles/photo'
import { answerRefusal } from '#replies/refusals'

/** Photos in a conversation, which only its two members see. */
@inject()
export default class MessagePhotosController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { client_id: clientId } = await ctx.request.validateUsing(uploadValidator, {
      data: ctx.request.qs(),
    })
    const { member, params, site } = ctx
    const { conversationId } = await findSide(member.profile.id, params.id)
    const from = { userId: member.user.id, conversationId, clientId, settings: site.settings }
    const sent = await withReceivedPicture(ctx, (file) => sendPhoto(this.ports, { ...from, file }))
    return sent.ok ? answerSent(ctx, sent.value) : answerRefusal(ctx, sent)
  }

  async show(ctx: HttpContext) {
    const { member, params, site } = ctx
    return servePicture(ctx, this.ports, {
      find: () => viewedMessagePhoto(params.id, member, site.settings),
      address: ({ photoId, variant }) => messagePhotoUrl(photoId, variant, member.profile.id),
    })
  }
}
