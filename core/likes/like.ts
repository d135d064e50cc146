import type { DateTime } from 'luxon'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import { lockPair } from '#core/likes/pair'
import { countIfVeiled, takeFromVeiledCount } from '#core/likes/veiled_count'
import { planNewsMail } from '#core/notifications/mail/plan_news_mail'
import type { Uses } from '#core/ports'
import type { EventPublisher } from '#core/ports/events'
import type { Repositories } from '#core/ports/unit_of_work'
import { checkMayMeet } from '#core/profiles/may_meet'
import type { Profile } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'
import type { User } from '#core/users/user'

/** One member's like of another, by profile id. */
export type Like = Readonly<{
  likerId: string
  likedId: string
  createdAt: DateTime
  /**
   * When the liked member, who may know the liker, opened their profile or liked back; until then the
   * like is new.
   */
  seenAt: DateTime | null
}>

type Liking = Readonly<{ profileId: string; likedId: string }>

/**
 * Likes a member; idempotent. Returns whether it is a match, a mutual like. Publishes 'like_given' the
 * first time, unless the liker's own profile is still disabled. Refuses as `mayMeet` does, and
 * 'member_not_found' for an unknown member. Rule: docs/product/likes.md, Liking.
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
  const { likes, profiles, users } = repositories
  const liker = await profiles.find(profileId)
  const liked = await profiles.find(likedId)
  if (!liker || !liked) return refuse('member_not_found')
  await lockPair(users, liker, liked)
  const met = await checkMayMeet(repositories, liker, liked)
  if (!met.ok) return met

  const added = await likes.addUnlessKnown({
    likerId: profileId,
    likedId,
    createdAt: now,
    seenAt: null,
  })
  const back = { likerId: likedId, likedId: profileId }
  const received = await likes.find(back)
  // Answered, so it is no longer new.
  if (received?.seenAt === null) await likes.update(back, { seenAt: now })
  const match = received !== null
  const shown = added && mayBeAnnounced(liker, match)
  if (added && match && !liked.fictional) await takeFromVeiledCount(repositories, profileId)
  const { fictional } = liker
  const mayKnow = (member: User) => mayKnowLiker(member, { likedBack: match, fictional })
  if (shown) await countIfVeiled(repositories, { kind: 'like', profile: liked, mayKnow, now })
  if (shown) await planNewsMail(repositories, { profileId: likedId, now })
  return ok({ match, shown })
}

/**
 * Whether a like is told to who got it: not of a disabled profile, and of one whose consent is taken
 * back only as a match. Rule: docs/product/accounts.md, Consents.
 */
function mayBeAnnounced({ status, withdrawn }: Profile, match: boolean) {
  return status === 'active' && (match || !withdrawn)
}
