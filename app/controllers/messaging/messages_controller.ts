import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { removeMessage } from '#core/messaging/remove_message'
import { sendMessage } from '#core/messaging/send_message'
import { Ports } from '#core/ports'
import { findSide } from '#queries/messaging/find_side'
import { messagesBefore, type MessageRow } from '#queries/messaging/messages'
import { missedMessages, readingOf } from '#queries/messaging/conversation'
import { answerSent } from '#replies/sent_message'
import MessageTransformer from '#transformers/message_transformer'
import { messagePageValidator, messageValidator } from '#validators/messaging/message'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class MessagesController {
  constructor(private ports: Ports) {}

  /** Older messages when the member scrolls up, or those missed while the page was offline. */
  async index({ member, params, request, site }: HttpContext) {
    const { before, after } = await request.validateUsing(messagePageValidator)
    const side = await findSide(member.profile.id, params.id)
    const reading = readingOf(side, site.settings)
    const { messages, ...rest } =
      after === undefined
        ? await messagesBefore(reading, before ?? null)
        : await missedMessages(reading, after)
    const seen = messages.map((row) => messageFor(side.profileId, row))
    return { messages: seen, ...rest, partnerRead: side.partnerRead }
  }

  async store(ctx: HttpContext) {
    const { client_id: clientId, body } = await ctx.request.validateUsing(messageValidator)
    const sent = await sendMessage(this.ports, {
      userId: ctx.member.user.id,
      conversationId: ctx.params.id,
      clientId,
      body: body ?? '',
      settings: ctx.site.settings,
    })
    return sent.ok ? answerSent(ctx, sent.value) : answerRefusal(ctx, sent)
  }

  async destroy(ctx: HttpContext) {
    const { profileId, conversationId } = await findSide(ctx.member.profile.id, ctx.params.id)
    const messageId = ctx.params.message_id
    const removed = await removeMessage(this.ports, { profileId, conversationId, messageId })
    return removed.ok ? ctx.response.noContent() : answerRefusal(ctx, removed)
  }
}

function messageFor(viewerId: string, row: MessageRow) {
  return new MessageTransformer(row, viewerId).toObject()
}
