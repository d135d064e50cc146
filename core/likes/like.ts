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
 * Likes a member, once: again changes nothing. Answers whether it is a match, which a mutual like
 * is (section 4). Publishes 'like_given' the first time, unless the liker's own profile is still
 * disabled. Refuses 'own_profile', 'member_not_found' (unknown or disabled) and 'blocked'.
 */
export async function likeMember(
  { clock, events, unitOfWork }: Uses<'clock' | 'events' | 'unitOfWork'>,
  { profileId, likedId }: Liking
) {
  const given = await unitOfWork.run((repositories) =>
    giveLike(repositories, { profileId, likedId, now: clock.now() })
  )
  if (!given.ok) return given
  await announceLike(events, { profileId, likedId }, given.value)
  return ok({ match: given.value.match })
}

/** Tells of a like that was given, once the work that gave it is kept. */
export async function announceLike(
  events: EventPublisher,
  { profileId, likedId }: Liking,
  { match, shown }: Readonly<{ match: boolean; shown: boolean }>
) {
  if (shown) await events.publish({ name: 'like_given', likerId: profileId, likedId, match })
}

/**
 * The like itself, for a unit of work that has more to do; `shown` says that the liked member may
 * hear of it. Refuses as `likeMember` does.
 */
export async function giveLike(
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
