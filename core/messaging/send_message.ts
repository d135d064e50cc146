import { parseText } from '#core/text'
import { noPicture } from '#core/messaging/message'
import { sendInto, type SendRequest, type SendPorts } from '#core/messaging/send_into'
import { ok } from '#core/result'

export type TextRequest = SendRequest & Readonly<{ body: string }>

type SendMessageInput = TextRequest & Readonly<{ conversationId: string }>

/**
 * Sends a text in a conversation, for a free message or credits: see `sendInto`. Returns the message.
 * Refuses as `parseText` and `mayWrite` do, and 'conversation_not_found' for a conversation that is
 * unknown or not the sender's. Rule: docs/product/messaging.md, Who may write.
 */
export async function sendMessage(ports: SendPorts, input: SendMessageInput) {
  const text = parseTextRequest(input)
  if (!text.ok) return text
  const sent = await sendInto<never>(ports, text.value, async () => ok(input.conversationId))
  return sent.ok ? ok(sent.value.message) : sent
}

/** Parses a text into an outgoing message without a price of its own; refuses as `parseText` does. */
export function parseTextRequest({ userId, clientId, settings, body }: TextRequest) {
  const parsed = parseText(body, settings)
  if (!parsed.ok) return parsed
  const content = { kind: 'text', body: parsed.value, ...noPicture } as const
  return ok({ userId, clientId, settings, price: null, content })
}
