import type { DateTime } from 'luxon'
import { lockPair } from '#core/likes/pair'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { Uses } from '#core/ports'
import type { EventPublisher } from '#core/ports/events'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** One member's like of another, by profile id. */
export type Like = Readonly<{
  likerId: string
  likedId: string
  createdAt: DateTime
  /** When the liked member opened the liker's profile; until then the like is new. */
  seenAt: DateTime | null
}>

type Liking = Readonly<{ profileId: string; likedId: string }>

/**
 * Likes a member; idempotent. Returns whether it is a match, a mutual like. Publishes 'like_given' the
 * first time, unless the liker's own profile is still disabled. Refuses 'own_profile',
 * 'member_not_found' (unknown or disabled) and 'blocked'. Rule: docs/product/likes.md, Liking.
 */
export async function likeMember(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { profileId, likedId }: Liking
) {
  const recorded = await unitOfWork.run((repositories) =>
    recordLike(repositories, { profileId, likedId, now: clock.now() })
  )
  if (!recorded.ok) return recorded
  await publishLike(events, { profileId, likedId }, recorded.value)
  return ok({ match: recorded.value.match })
}

/** Publishes a recorded like, after its unit of work. */
export async function publishLike(
  events: EventPublisher,
  { profileId, likedId }: Liking,
  { match, shown }: Readonly<{ match: boolean; shown: boolean }>
) {
  if (shown) await events.publish({ name: 'like_given', likerId: profileId, likedId, match })
}

/**
 * Records a like as part of a unit of work. Returns whether it is a match, and `shown`: whether the
 * liked member is to be notified. Refuses as `likeMember` does.
 */
export async function recordLike(
  repositories: Repositories,
  { profileId, likedId, now }: Liking & Readonly<{ now: DateTime }>
) {
  const { blocks, likes, profiles, users } = repositories
  if (likedId === profileId) return refuse('own_profile')
  const liker = await profiles.find(profileId)
  const liked = await profiles.find(likedId)
  if (!liker || liked?.status !== 'active') return refuse('member_not_found')
  await lockPair(users, liker, liked)
  if (await blocks.between(profileId, likedId)) return refuse('blocked')

  const added = await likes.addUnlessKnown({
    likerId: profileId,
    likedId,
    createdAt: now,
    seenAt: null,
  })
  const match = (await likes.find({ likerId: likedId, likedId: profileId })) !== null
  const shown = added && liker.status === 'active'
  if (shown) await planNewsMail(repositories, { profileId: likedId, now })
  return ok({ match, shown })
}
