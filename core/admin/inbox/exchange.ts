import type { Conversation } from '#core/messaging/conversation'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Profile } from '#core/profiles/profile'

/** A conversation of a fictional profile with a member. */
export type Exchange = Readonly<{
  conversation: Conversation
  fictional: Profile
  member: Profile
}>

/** Finds it by the id of the conversation; null for one of two members, which no admin writes in. */
export async function findExchange(
  { conversations, profiles }: Pick<Repositories, 'conversations' | 'profiles'>,
  conversationId: string
): Promise<Exchange | null> {
  const conversation = await conversations.find(conversationId)
  const low = conversation && (await profiles.find(conversation.lowProfileId))
  const high = conversation && (await profiles.find(conversation.highProfileId))
  if (!conversation || !low || !high || low.fictional === high.fictional) return null
  const [fictional, member] = low.fictional ? [low, high] : [high, low]
  return { conversation, fictional, member }
}

/** The site that both are of; null where they are of two, which is for admins of all sites. */
export function siteOfExchange({ fictional, member }: Pick<Exchange, 'fictional' | 'member'>) {
  return fictional.siteId === member.siteId ? fictional.siteId : null
}
