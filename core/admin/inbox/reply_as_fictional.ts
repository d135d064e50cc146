import { answerAct, checkAnswerable, type OnExchange } from '#core/admin/inbox/answer_act'
import { mayPlayRole } from '#core/admin/inbox/may_play_role'
import { signsNow } from '#core/admin/inbox/signs_now'
import { sendInto, type SendPorts } from '#core/messaging/send_into'
import { parseTextRequest } from '#core/messaging/send_message'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** What a reply says: an admin's own words, what a fictional profile is, or where to find help. */
export const replyKinds = ['words', 'plain', 'help'] as const
export type ReplyKind = (typeof replyKinds)[number]

type Reply = OnExchange &
  Readonly<{
    kind: ReplyKind
    /** Made by the page, once per reply. */
    clientId: string
    body: string
    settings: SiteSettings
    /** From the case of a member in distress, which waits for nobody's turn. */
    isFromCase?: boolean
  }>

/**
 * Answers a member as a labelled fictional profile, by the way of all messages and free for both. The
 * audit log says which admin wrote which message; its words are not in there. Marks the conversation as
 * read by the profile. Idempotent by client id: a retry returns the same message. Refuses as
 * `performAct`, `mayPlayRole`, `parseText`, `mayAnswer`, `checkInHand` and `mayWrite` do,
 * 'conversation_not_found', also for a conversation of two members, and 'chat_paused' for words while it
 * is paused. Rule: docs/product/back-office.md, Fictional inbox.
 */
export async function replyAsFictional(
  ports: SendPorts & Uses<'secrets'>,
  { body, by, clientId, conversationId, isFromCase = false, kind, settings }: Reply
) {
  const replied = await answerAct(ports, { by, conversationId }, async (within, rows, exchange) => {
    if (await rows.messages.first({ conversationId, clientId })) return refuse('already_sent')
    const answerable = isFromCase ? ok() : await checkAnswerable(ports, rows, { by, exchange })
    if (!answerable.ok) return answerable
    const isOwnWords = kind === 'words'
    if (isOwnWords && exchange.conversation.pausedAt) return refuse('chat_paused')
    const allowed = isOwnWords ? mayPlayRole(body, await signsNow(rows, exchange)) : ok()
    if (!allowed.ok) return allowed
    const { userId } = exchange.fictional
    const text = parseTextRequest({ userId, clientId, settings, body })
    if (!text.ok) return text
    const outgoing = { ...text.value, price: 'on_the_house' } as const
    const sent = await sendInto<never>(within, outgoing, async () => ok(conversationId))
    if (!sent.ok) return sent
    const { message } = sent.value
    return ok({ after: { message: message.id, said: kind }, value: message })
  })
  if (replied.ok) return replied
  const { details, refusal } = replied
  if (refusal !== 'already_sent') return refuse(refusal, details)
  return ok(await sentBefore(ports, { conversationId, clientId }))
}

async function sentBefore(
  { unitOfWork }: Uses<'unitOfWork'>,
  which: Readonly<{ conversationId: string; clientId: string }>
) {
  const message = await unitOfWork.run(({ messages }) => messages.first(which))
  if (!message) throw new Error(`Message ${which.clientId} was there a moment ago`)
  return message
}
