import { askToBegin, type Terms } from '#core/messaging/correspondence'
import { mayMeet, openConversation } from '#core/messaging/open_conversation'
import { sendInto, type SendPorts } from '#core/messaging/send_into'
import { textOf, type Written } from '#core/messaging/send_message'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type BeginInput = Written & Readonly<{ partnerId: string }>

/**
 * Writes to a member, by profile id: the first message begins the conversation, and nothing else
 * does (section 4). One that is refused leaves no conversation behind; where there is one already
 * it is a further message in it. Refuses as `mayMeet` and `sendMessage` do.
 */
export async function beginConversation(ports: SendPorts, input: BeginInput) {
  const text = textOf(input)
  if (!text.ok) return text
  const { partnerId } = input
  const sent = await sendInto(ports, text.value, (repositories) =>
    threadWith(repositories, ports, { ...text.value, partnerId })
  )
  return sent.ok ? ok(sent.value.message) : sent
}

type Meeting = Terms & Readonly<{ userId: string; partnerId: string }>

/** The id of the one thread with this member, begun here if there is none. Inside a unit of work. */
export async function threadWith(repositories: Repositories, ports: SendPorts, meeting: Meeting) {
  const { userId, partnerId } = meeting
  const sender = await repositories.users.lock(userId)
  const profile = await repositories.profiles.first({ userId })
  if (!sender || !profile) return refuse('member_not_found')
  const pair = { profileId: profile.id, partnerId }
  const met = await mayMeet(repositories, pair)
  if (!met.ok) return met

  const known = await repositories.conversations.findBetween(profile.id, partnerId)
  if (known) return ok(known.id)
  const permission = await askToBegin(repositories, { sender, ...pair }, meeting)
  if (!permission.ok) return permission
  const begun = await openConversation(repositories, ports, pair)
  return ok(begun.id)
}
