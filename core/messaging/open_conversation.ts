import { pairOf } from '#core/messaging/conversation'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { checkMayMeet } from '#core/profiles/may_meet'
import { refuse } from '#core/result'

type Pair = Readonly<{ profileId: string; partnerId: string }>

/** Returns the conversation of these two, or adds it. Runs inside a unit of work. */
export async function openConversation(
  { conversations }: Repositories,
  { clock, ids }: Uses<'clock' | 'ids'>,
  { profileId, partnerId }: Pair
) {
  const pair = pairOf(profileId, partnerId)
  return conversations.findOrAdd({
    id: ids.next(),
    ...pair,
    lastSequence: 0,
    createdAt: clock.now(),
    pausedAt: null,
  })
}

/**
 * Whether there may be a conversation of these two. Refuses as `mayMeet` does, and 'member_not_found'
 * for an unknown member and oneself. Rule: docs/product/messaging.md, Conversations.
 */
export async function mayConverse(repositories: Repositories, { profileId, partnerId }: Pair) {
  const member = await repositories.profiles.find(profileId)
  const partner = await repositories.profiles.find(partnerId)
  if (!member || !partner || partnerId === profileId) return refuse('member_not_found')
  return checkMayMeet(repositories, member, partner)
}
