import { findOrBeginConversation } from '#core/messaging/begin_conversation'
import { giftPrice, type GiftName } from '#core/messaging/gifts/catalogue'
import { noPicture } from '#core/messaging/message'
import { sendInto, type SendRequest, type SendPorts } from '#core/messaging/send_into'
import { ok } from '#core/result'

type GiftRequest = SendRequest & Readonly<{ gift: GiftName }>

/**
 * Sends a gift in a conversation for its price in credits, never for a free message: see `sendInto`.
 * Returns the message. Refuses as `mayWrite` does, and 'conversation_not_found' for a conversation
 * that is unknown or not the sender's. Rule: docs/product/messaging.md, Gifts.
 */
export async function sendGift(
  ports: SendPorts,
  { conversationId, ...request }: GiftRequest & Readonly<{ conversationId: string }>
) {
  const sent = await sendInto<never>(ports, giftMessage(request), async () => ok(conversationId))
  return sent.ok ? ok(sent.value.message) : sent
}

/**
 * Gives a gift to a member, by profile id: as a first message it begins the conversation. Refuses
 * as `mayConverse` and `sendGift` do.
 */
export async function sendGiftToMember(
  ports: SendPorts,
  { partnerId, ...request }: GiftRequest & Readonly<{ partnerId: string }>
) {
  const message = giftMessage(request)
  const sent = await sendInto(ports, message, (repositories) =>
    findOrBeginConversation(repositories, ports, { ...message, partnerId })
  )
  return sent.ok ? ok(sent.value.message) : sent
}

function giftMessage({ userId, clientId, settings, gift }: GiftRequest) {
  const content = { kind: 'gift', body: gift, ...noPicture } as const
  return { userId, clientId, settings, price: giftPrice(gift, settings), content }
}
