import { parseText } from '#core/text'
import { noPicture } from '#core/messaging/message'
import { sendInto, type From, type SendPorts } from '#core/messaging/send_into'
import { ok } from '#core/result'

export type Written = From & Readonly<{ body: string }>

type SendMessageInput = Written & Readonly<{ conversationId: string }>

/**
 * Sends a text: spends a free message or credits. Refuses as `parseText` and `mayWrite` do, and
 * 'conversation_not_found' for an unknown conversation or one of others; see `sendInto`.
 */
export async function sendMessage(ports: SendPorts, input: SendMessageInput) {
  const text = textOf(input)
  if (!text.ok) return text
  const sent = await sendInto<never>(ports, text.value, async () => ok(input.conversationId))
  return sent.ok ? ok(sent.value.message) : sent
}

/** A text as it is sent: it has no price of its own, and may be free. */
export function textOf({ userId, clientId, settings, body }: Written) {
  const parsed = parseText(body, settings)
  if (!parsed.ok) return parsed
  const content = { kind: 'text', body: parsed.value, ...noPicture } as const
  return ok({ userId, clientId, settings, price: null, content })
}
