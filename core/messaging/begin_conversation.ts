import { checkMayBegin, type Terms } from '#core/messaging/writer_context'
import { mayConverse, openConversation } from '#core/messaging/open_conversation'
import { sendInto, type SendPorts } from '#core/messaging/send_into'
import { parseTextRequest, type TextRequest } from '#core/messaging/send_message'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

export type BeginInput = TextRequest & Readonly<{ partnerId: string }>

/**
 * Sends a text to a member, by profile id. Only a first message begins a conversation, and a refused
 * one leaves none behind; if there is one already, the text is a further message in it. Returns the
 * message. Refuses as `mayConverse` and `sendMessage` do.
 * Rule: docs/product/messaging.md, Conversations.
 */
export async function beginConversation(ports: SendPorts, input: BeginInput) {
  const text = parseTextRequest(input)
  if (!text.ok) return text
  const { partnerId } = input
  const sent = await sendInto(ports, text.value, (repositories) =>
    findOrBeginConversation(repositories, ports, { ...text.value, partnerId })
  )
  return sent.ok ? ok(sent.value.message) : sent
}

type Meeting = Terms & Readonly<{ userId: string; partnerId: string }>

/**
 * Returns the id of the conversation with this member, and begins one if there is none. Refuses as
 * `mayConverse` and `mayWrite` do. Runs inside a unit of work.
 */
export async function findOrBeginConversation(
  repositories: Repositories,
  ports: SendPorts,
  meeting: Meeting
) {
  const { userId, partnerId } = meeting
  const sender = await repositories.users.lock(userId)
  const profile = await repositories.profiles.first({ userId })
  if (!sender || !profile) return refuse('member_not_found')
  const pair = { profileId: profile.id, partnerId }
  const allowed = await mayConverse(repositories, pair)
  if (!allowed.ok) return allowed

  const existing = await repositories.conversations.findBetween(profile.id, partnerId)
  if (existing) return ok(existing.id)
  const permission = await checkMayBegin(repositories, { sender, ...pair }, meeting)
  if (!permission.ok) return permission
  const conversation = await openConversation(repositories, ports, pair)
  return ok(conversation.id)
}
