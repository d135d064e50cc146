import type { DateTime } from 'luxon'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import type { VeiledKind } from '#core/likes/veiled_count'
import type { News } from '#core/notifications/mail/news'
import { mayNotify, type NotificationPreferences } from '#core/notifications/may_notify'
import { isPremium } from '#core/users/premium'
import type Profile from '#models/profile'
import type User from '#models/user'
import type VeiledCount from '#models/veiled_count'
import { visitorsSince } from '#queries/discovery/visit_rows'
import { likesKnownTo } from '#queries/likes/like_rows'
import { counted, named, type PersonRow, type Unknown } from '#queries/notifications/people_since'
import { unreadSince } from '#queries/notifications/unread_since'

type Reader = Readonly<{
  user: User
  profile: Profile
  /** What the reader is told of likes and visits whose giver they may not know. */
  veiled: readonly VeiledCount[]
}>

/** Everything a member has not seen since a moment and wants to be mailed about. */
export async function mailNews(reader: Reader, wishes: NotificationPreferences, since: DateTime) {
  const news = [
    ...(await unreadSince(reader.profile.id, since)),
    ...(await likesSince(reader, since)),
    ...(await visitsSince(reader, since)),
  ]
  return news.filter(({ kind }) => mayNotify(kind, 'mail', wishes))
}

async function likesSince(reader: Reader, since: DateTime): Promise<News[]> {
  const { profile } = reader
  const rows = await likesKnownTo(reader)<PersonRow & { back: string | null }>(profile.id)
    .whereNull('likes.seen_at')
    .where('likes.created_at', '>', since.toMillis())
    .joinRaw(back, [profile.id])
    .select('profiles.id', 'profiles.name', 'profiles.fictional', 'own.liked_id as back')
    .select('likes.created_at as at')
    .orderBy('likes.created_at')
  const matches = rows.filter((row) => row.back !== null)
  const admirers = rows.filter((row) => row.back === null)
  const unknown = untoldOf(reader, 'like')
  return [
    ...named('match', matches, '/likes/matches'),
    ...counted('new_like', admirers, { path: '/likes/received', unknown }),
  ]
}

const back = 'left join likes as own on own.liker_id = ? and own.liked_id = profiles.id'

async function visitsSince(reader: Reader, since: DateTime) {
  const mayKnow = mayKnowVisitor(reader.user)
  const visitors = mayKnow ? await visitorsSince(reader.profile.id, since) : []
  const unknown = untoldOf(reader, 'visit')
  return counted('visit', visitors, { path: '/visits', unknown })
}

/** How many did so whom the reader may not know, and that no mail has told yet. */
function untoldOf({ user, veiled }: Reader, kind: VeiledKind): Unknown {
  const found = isPremium(user) ? undefined : veiled.find((one) => one.kind === kind)
  return { count: found?.untold ?? 0, since: found?.untoldSince ?? null }
}
