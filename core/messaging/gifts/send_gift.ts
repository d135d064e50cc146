import { findOrBeginConversation } from '#core/messaging/begin_conversation'
import { giftPrice, type GiftName } from '#core/messaging/gifts/catalogue'
import { noPicture } from '#core/messaging/message'
import { sendInto, type SendRequest, type SendPorts } from '#core/messaging/send_into'
import { ok } from '#core/result'

type Given = SendRequest & Readonly<{ gift: GiftName }>

/**
 * Sends a gift in a conversation (section 1): it takes its price in credits, once, and no free
 * message. Refuses as `mayWrite` does, and 'conversation_not_found' for an unknown conversation or
 * one of others; see `sendInto`.
 */
export async function sendGift(
  ports: SendPorts,
  { conversationId, ...given }: Given & Readonly<{ conversationId: string }>
) {
  const sent = await sendInto<never>(ports, sendingOf(given), async () => ok(conversationId))
  return sent.ok ? ok(sent.value.message) : sent
}

/**
 * Gives a gift to a member, by profile id: as a first message it begins the conversation. Refuses
 * as `mayMeet` and `sendGift` do.
 */
export async function sendGiftToMember(
  ports: SendPorts,
  { partnerId, ...given }: Given & Readonly<{ partnerId: string }>
) {
  const sending = sendingOf(given)
  const sent = await sendInto(ports, sending, (repositories) =>
    findOrBeginConversation(repositories, ports, { ...sending, partnerId })
  )
  return sent.ok ? ok(sent.value.message) : sent
}

function sendingOf({ userId, clientId, settings, gift }: Given) {
  const content = { kind: 'gift', body: gift, ...noPicture } as const
  return { userId, clientId, settings, price: giftPrice(gift, settings), content }
}
