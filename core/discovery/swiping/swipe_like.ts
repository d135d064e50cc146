import type { DateTime } from 'luxon'
import { swipeDay, swipeLikesLeft } from '#core/discovery/swiping/swipe'
import { publishLike, recordLike } from '#core/likes/like'
import { lockPair } from '#core/likes/pair'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Liking = Readonly<{ profileId: string; likedId: string }>

/**
 * Likes a member in the swipe game: a like as any other, at most four a day in the member's time zone;
 * a repeated like does not count. Returns the likes left, and whether it is a match. Refuses
 * 'swipe_likes_used_up', and as `likeMember` does. Rule: docs/product/discovery.md, Swipe game.
 */
export async function likeInSwipeGame(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { profileId, likedId }: Liking
) {
  const swiped = await unitOfWork.run((repositories) =>
    swipe(repositories, { profileId, likedId, now: clock.now() })
  )
  if (!swiped.ok) return swiped
  const { likesLeft, ...like } = swiped.value
  await publishLike(events, { profileId, likedId }, like)
  return ok({ likesLeft, match: like.match })
}

/** Locks both members, so that concurrent likes are counted one after the other. */
async function swipe(
  repositories: Repositories,
  { profileId, likedId, now }: Liking & Readonly<{ now: DateTime }>
) {
  const { likes, profiles, swipes, users } = repositories
  const liker = await profiles.find(profileId)
  const liked = await profiles.find(likedId)
  const user = liker && (await users.find(liker.userId))
  if (!user || !liked) return refuse('member_not_found')

  await lockPair(users, liker, liked)
  const day = swipeDay(user.timeZone, now)
  const isNew = (await likes.find({ likerId: profileId, likedId })) === null
  const likesLeft = swipeLikesLeft(await swipes.countLikes(profileId, day.from))
  if (isNew && likesLeft === 0) return refuse('swipe_likes_used_up')

  const recorded = await recordLike(repositories, { profileId, likedId, now })
  if (!recorded.ok) return recorded
  if (!isNew) return ok({ ...recorded.value, likesLeft })
  await swipes.put({ swiperId: profileId, swipedId: likedId, verdict: 'like', at: now })
  const left = swipeLikesLeft(await swipes.countLikes(profileId, day.from))
  return ok({ ...recorded.value, likesLeft: left })
}
