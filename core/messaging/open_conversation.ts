import { pairOf } from '#core/messaging/conversation'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Finds the one thread of a member with another, or opens it; the other sees nothing of it until
 * a message is delivered. Refuses 'member_not_found' (unknown, disabled or oneself) and 'blocked'
 * (either way).
 */
export async function openConversation(
  { clock, ids, unitOfWork }: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { profileId, partnerId }: Readonly<{ profileId: string; partnerId: string }>
) {
  return unitOfWork.run(async ({ blocks, conversations, profiles }) => {
    const partner = await profiles.find(partnerId)
    if (partner?.status !== 'active' || partnerId === profileId) return refuse('member_not_found')
    if (await blocks.between(profileId, partnerId)) return refuse('blocked')

    const pair = pairOf(profileId, partnerId)
    const thread = { id: ids.next(), ...pair, lastSequence: 0, createdAt: clock.now() }
    return ok(await conversations.findOrAdd(thread))
  })
}
