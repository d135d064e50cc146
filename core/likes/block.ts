import type { DateTime } from 'luxon'
import { lockPair } from '#core/likes/pair'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok, refuse } from '#core/result'

/** One member keeps another away, by profile id; it works in both directions. */
export type Block = Readonly<{ blockerId: string; blockedId: string; createdAt: DateTime }>

type Blocking = Readonly<{ profileId: string; blockedId: string }>

/**
 * Blocks a member, whatever their status, and removes the chat, the likes and the visits
 * between the two (section 4); again changes nothing. Refuses 'own_profile' and 'member_not_found'.
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
    await removeChat(repositories, { profileId, blockedId })
    return ok()
  })
}

/** Lets a member back in; what the block removed stays gone. Without a block it does nothing. */
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

async function removeVisits({ visits }: Repositories, { profileId, blockedId }: Blocking) {
  await visits.remove({ visitorId: profileId, visitedId: blockedId })
  await visits.remove({ visitorId: blockedId, visitedId: profileId })
}

/** The empty thread stays: the free conversation it took is not given back by blocking. */
async function removeChat(
  { conversations, jobs, messages }: Repositories,
  { profileId, blockedId }: Blocking
) {
  const conversation = await conversations.findBetween(profileId, blockedId)
  if (!conversation) return
  await conversations.lock(conversation.id)
  await removeFiles({ jobs }, await messages.eraseAll(conversation.id))
  await conversations.hide(conversation.id)
}
