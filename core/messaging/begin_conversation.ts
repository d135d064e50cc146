import { askToBegin } from '#core/messaging/correspondence'
import { mayMeet, openConversation } from '#core/messaging/open_conversation'
import { sendInto, type SendPorts, type Written } from '#core/messaging/send_message'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type BeginInput = Written & Readonly<{ partnerId: string }>

/**
 * Writes to a member, by profile id: the first message begins the conversation, and nothing else
 * does (section 4). One that is refused leaves no conversation behind; where there is one already
 * it is a further message in it. Refuses as `mayMeet` and `sendMessage` do.
 */
export async function beginConversation(ports: SendPorts, input: BeginInput) {
  return sendInto(ports, input, (repositories) => threadFor(repositories, ports, input))
}

async function threadFor(repositories: Repositories, ports: SendPorts, input: BeginInput) {
  const { partnerId, settings } = input
  const sender = await repositories.users.lock(input.userId)
  const profile = await repositories.profiles.findByUser(input.userId)
  if (!sender || !profile) return refuse('member_not_found')
  const pair = { profileId: profile.id, partnerId }
  const met = await mayMeet(repositories, pair)
  if (!met.ok) return met

  const known = await repositories.conversations.findBetween(profile.id, partnerId)
  if (known) return ok(known.id)
  const permission = await askToBegin(repositories, { sender, ...pair }, settings)
  if (!permission.ok) return permission
  const begun = await openConversation(repositories, ports, pair)
  return ok(begun.id)
}
