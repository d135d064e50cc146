import { pairOf } from '#core/messaging/conversation'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

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
  })
}

/**
 * Whether there may be a conversation of these two. Refuses 'member_not_found' (unknown, disabled or
 * oneself) and 'blocked' (in either direction). Rule: docs/product/messaging.md, Conversations.
 */
export async function mayConverse(
  { blocks, profiles }: Repositories,
  { profileId, partnerId }: Pair
) {
  const partner = await profiles.find(partnerId)
  if (partner?.status !== 'active' || partnerId === profileId) return refuse('member_not_found')
  return (await blocks.between(profileId, partnerId)) ? refuse('blocked') : ok()
}
