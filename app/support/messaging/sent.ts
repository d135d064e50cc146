import type { HttpContext } from '@adonisjs/core/http'
import type { sendMessage } from '#core/messaging/send_message'
import { refuseAction } from '#exceptions/refusals'
import { rowOf } from '#queries/messaging/messages'
import type { Message } from '#core/messaging/message'
import { offerAfterwards } from '#queries/messaging/offer'
import { notFound } from '#support/not_found'
import MessageTransformer from '#transformers/message_transformer'

type Refusal = Exclude<Awaited<ReturnType<typeof sendMessage>>, { ok: true }>

/**
 * A conversation of others, or with a member where one blocked the other, is as unknown as one that
 * never was; any other refusal has its text.
 */
export function refuseSending(ctx: HttpContext, { refusal, details }: Refusal) {
  if (refusal === 'conversation_not_found' || refusal === 'blocked') return notFound(ctx)
  return refuseAction(ctx, { ok: false, refusal, details })
}

/** Answers the browser that sent something: with the message, and what the next one costs. */
export async function answerSent(ctx: HttpContext, message: Message) {
  const { member, response, site } = ctx
  const { conversationId } = message
  response.status(201)
  return {
    conversationId,
    message: new MessageTransformer(rowOf(message), member!.profile.id).toObject(),
    offer: await offerAfterwards(member!, site.settings),
  }
}
