import type { User } from '#core/users/user'
import type { Conversation, Participant } from '#core/messaging/conversation'
import { mayWrite, type Price, type Writing } from '#core/messaging/may_write'
import type { Repositories } from '#core/ports/unit_of_work'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A member and one of their conversations, both locked until the unit of work ends. */
export type WriterContext = Readonly<{
  sender: User
  conversation: Conversation
  side: Participant
}>

/**
 * Locks the sender, then the conversation: the lock order of every use case that spends or counts.
 * Null when the conversation does not exist or is not the member's.
 */
export async function lockConversation(
  { users, profiles, conversations }: Repositories,
  { userId, conversationId }: Readonly<{ userId: string; conversationId: string }>
): Promise<WriterContext | null> {
  const sender = await users.lock(userId)
  const profile = await profiles.first({ userId })
  const conversation = await conversations.lock(conversationId)
  if (!sender || !profile || !conversation) return null
  const side = await conversations.participant(conversationId, profile.id)
  return side && { sender, conversation, side }
}

/** The site's settings, and what the message costs. */
export type Terms = Readonly<{ settings: SiteSettings; price: Price }>

/** Whether the sender may write in this conversation: loads the facts for `mayWrite`, and refuses as it does. */
export async function checkMayWrite(
  repositories: Repositories,
  { conversation, sender, side }: WriterContext,
  terms: Terms
) {
  const { profileId, partnerId } = side
  const isPaused = conversation.pausedAt !== null
  const writing = { sender, participant: side, isPaused, profileId, partnerId }
  return decide(repositories, { ...writing, ...terms })
}

/** Whether a member may write a first message, before there is a conversation; see `mayWrite`. */
export async function checkMayBegin(
  repositories: Repositories,
  newcomer: Readonly<{ sender: User; profileId: string; partnerId: string }>,
  { settings, price }: Terms
) {
  const writing = { ...newcomer, participant: null, isPaused: false }
  return decide(repositories, { ...writing, settings, price })
}

type WritingQuery = Pick<Writing, 'sender' | 'participant' | 'isPaused'> &
  Terms &
  Readonly<{ profileId: string; partnerId: string }>

async function decide(
  repositories: Repositories,
  { profileId, partnerId, ...writing }: WritingQuery
) {
  return mayWrite({
    ...writing,
    conversationsEntered: await otherConversations(repositories, writing.participant, profileId),
    blocked: await repositories.blocks.between(profileId, partnerId),
    partnerStatus: (await repositories.users.statusOf(partnerId)) ?? 'deleted',
  })
}

/** Not counted for a sender who has written here before: the limit no longer applies here. */
async function otherConversations(
  { conversations }: Repositories,
  participant: Writing['participant'],
  profileId: string
) {
  return participant?.enteredAt ? 0 : conversations.countEntered(profileId)
}
