import type { HttpContext } from '@adonisjs/core/http'
import { rowOf } from '#queries/messaging/messages'
import type { Message } from '#core/messaging/message'
import { offerAfterwards } from '#queries/messaging/offer'
import { writingOfferAnswer } from '#replies/writing_offer'
import MessageTransformer from '#transformers/message_transformer'

/** Answers with the message that was sent, and what the next one costs. */
export async function answerSent(ctx: HttpContext, message: Message) {
  const { i18n, member, response, site } = ctx
  const { conversationId } = message
  response.status(201)
  return {
    conversationId,
    message: new MessageTransformer(rowOf(message), member.profile.id).toObject(),
    offer: writingOfferAnswer(i18n, await offerAfterwards(member, site.settings)),
  }
}
