import type { DateTime } from 'luxon'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { News } from '#core/notifications/mail/news'
import { mayNotify, type NotificationPreferences } from '#core/notifications/may_notify'
import type Profile from '#models/profile'
import type User from '#models/user'
import { visitorsSince } from '#queries/discovery/visit_rows'
import { likesOf } from '#queries/likes/like_rows'
import { counted, named, type PersonRow } from '#queries/notifications/people_since'
import { unreadSince } from '#queries/notifications/unread_since'

type Reader = Readonly<{ user: User; profile: Profile }>

/** Everything a member has not seen since a moment and wants to be mailed about. */
export async function mailNews(reader: Reader, wishes: NotificationPreferences, since: DateTime) {
  const news = [
    ...(await unreadSince(reader.profile.id, since)),
    ...(await likesSince(reader, since)),
    ...(await visitsSince(reader, since)),
  ]
  return news.filter(({ kind }) => mayNotify(kind, 'mail', wishes))
}

async function likesSince({ user, profile }: Reader, since: DateTime): Promise<News[]> {
  const rows = await likesOf
    .received<PersonRow & { back: string | null }>(profile.id)
    .whereNull('likes.seen_at')
    .where('likes.created_at', '>', since.toMillis())
    .joinRaw(back, [profile.id])
    .select('profiles.id', 'profiles.name', 'profiles.fictional', 'own.liked_id as back')
    .select('likes.created_at as at')
    .orderBy('likes.created_at')
  const matches = rows.filter((row) => row.back !== null)
  const admirers = rows.filter((row) => row.back === null)
  const mayKnow = ({ fictional }: PersonRow) => mayKnowLiker(user, { likedBack: false, fictional })
  return [
    ...named('match', matches, '/likes/matches'),
    ...counted('new_like', admirers, { path: '/likes/received', mayKnow }),
  ]
}

const back = 'left join likes as own on own.liker_id = ? and own.liked_id = profiles.id'

async function visitsSince({ user, profile }: Reader, since: DateTime) {
  const visitors = await visitorsSince(profile.id, since)
  return counted('visit', visitors, { path: '/visits', mayKnow: () => mayKnowVisitor(user) })
}
