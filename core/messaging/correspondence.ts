import type { User } from '#core/accounts/user'
import type { Conversation, Participant } from '#core/messaging/conversation'
import { mayWrite, type Writing } from '#core/messaging/may_write'
import type { Repositories } from '#core/ports/unit_of_work'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A member at a conversation of theirs, both locked: what is decided now still holds on writing. */
export type Correspondence = Readonly<{
  sender: User
  conversation: Conversation
  side: Participant
}>

/**
 * Locks the sender, then the conversation, as every use case does that spends or counts. Null
 * when there is no such conversation or it is one of others.
 */
export async function takeUp(
  { users, profiles, conversations }: Repositories,
  { userId, conversationId }: Readonly<{ userId: string; conversationId: string }>
): Promise<Correspondence | null> {
  const sender = await users.lock(userId)
  const profile = await profiles.findByUser(userId)
  const conversation = await conversations.lock(conversationId)
  if (!sender || !profile || !conversation) return null
  const side = await conversations.participant(conversationId, profile.id)
  return side && { sender, conversation, side }
}

/** By which rules a member writes: those of the site, and the price of what is no text. */
export type Terms = Readonly<{ settings: SiteSettings; price: number | null }>

/** Looks up what `mayWrite` decides on, and asks it; its refusals. */
export async function askToWrite(
  repositories: Repositories,
  { sender, side }: Correspondence,
  { settings, price }: Terms
) {
  const { profileId, partnerId } = side
  return ask(repositories, { sender, participant: side, profileId, partnerId, settings, price })
}

/** The same before there is a conversation. */
export async function askToBegin(
  repositories: Repositories,
  newcomer: Readonly<{ sender: User; profileId: string; partnerId: string }>,
  { settings, price }: Terms
) {
  return ask(repositories, { ...newcomer, participant: null, settings, price })
}

type Question = Pick<Writing, 'sender' | 'participant'> &
  Terms &
  Readonly<{ profileId: string; partnerId: string }>

async function ask(repositories: Repositories, { profileId, partnerId, ...writing }: Question) {
  return mayWrite({
    ...writing,
    conversationsEntered: await otherConversations(repositories, writing.participant, profileId),
    blocked: await repositories.blocks.between(profileId, partnerId),
    partnerStatus: (await repositories.users.statusOf(partnerId)) ?? 'deleted',
  })
}

/** Who has written here before needs no count: no limit applies to them here any more. */
async function otherConversations(
  { conversations }: Repositories,
  participant: Writing['participant'],
  profileId: string
) {
  return participant?.enteredAt ? 0 : conversations.countEntered(profileId)
}
