import type { DateTime } from 'luxon'
import { lockPair } from '#core/likes/pair'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok, refuse } from '#core/result'

/** A member blocks another, by profile id; it has effect in both directions. */
export type Block = Readonly<{ blockerId: string; blockedId: string; createdAt: DateTime }>

type Blocking = Readonly<{ profileId: string; blockedId: string }>

/**
 * Blocks a member of any status, and removes conversation, likes and visits between the two.
 * Idempotent. Refuses 'own_profile' and 'member_not_found'. Rule: docs/product/likes.md, Blocking.
 */
export async function blockMember(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { profileId, blockedId }: Blocking
) {
  return unitOfWork.run(async (repositories) => {
    if (blockedId === profileId) return refuse('own_profile')
    const blocker = await repositories.profiles.find(profileId)
    const blocked = await repositories.profiles.find(blockedId)
    if (!blocker || !blocked) return refuse('member_not_found')

    await lockPair(repositories.users, blocker, blocked)
    await repositories.blocks.addUnlessKnown({
      blockerId: profileId,
      blockedId,
      createdAt: clock.now(),
    })
    await removeLikes(repositories, { profileId, blockedId })
    await removeVisits(repositories, { profileId, blockedId })
    await removeConversation(repositories, { profileId, blockedId })
    return ok()
  })
}

/** Lifts a block, if there is one; what it removed stays removed. */
export async function unblockMember(
  { unitOfWork }: Uses<'unitOfWork'>,
  { profileId, blockedId }: Blocking
) {
  await unitOfWork.run(({ blocks }) => blocks.remove({ blockerId: profileId, blockedId }))
}

async function removeLikes({ likes }: Repositories, { profileId, blockedId }: Blocking) {
  await likes.remove({ likerId: profileId, likedId: blockedId })
  await likes.remove({ likerId: blockedId, likedId: profileId })
}

/** The empty conversation stays, as blocking does not give a free conversation back. */
async function removeConversation(
  { conversations, jobs, messages }: Repositories,
  { profileId, blockedId }: Blocking
) {
  const conversation = await conversations.findBetween(profileId, blockedId)
  if (!conversation) return
  await conversations.lock(conversation.id)
  await removeFiles({ jobs }, await messages.eraseAll(conversation.id))
  await conversations.hide(conversation.id)
}

async function removeVisits({ visits }: Repositories, { profileId, blockedId }: Blocking) {
  await visits.remove({ visitorId: profileId, visitedId: blockedId })
  await visits.remove({ visitorId: blockedId, visitedId: profileId })
}
