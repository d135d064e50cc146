import db from '@adonisjs/lucid/services/db'
import { namedTo } from '#queries/members/named_to'
import { prepared } from '#queries/read'

/** Counting stops here, since badges show 99+. */
const enough = 100

type Ref = ReturnType<typeof db.ref>

/** A member's badges: unread messages, and unseen likes. */
export async function badges(profileId: string) {
  return badgesIn(
    await prepared(db.query<BadgesRow>())
      .select(...badgeColumns(profileId))
      .firstOrFail()
  )
}

export interface BadgesRow {
  /** Null without conversations. */
  messages: number | null
  likes: number
  /** Likes of those whom the member may not know; null where they may know all. */
  veiled: number | null
}

/** The badges as columns of a query, also for a member in a column of it. */
export function badgeColumns(profileId: string | Ref) {
  return [
    unreadMessages(profileId).as('messages'),
    newLikes(profileId).as('likes'),
    veiledLikes(profileId).as('veiled'),
  ]
}

export function badgesIn({ messages, likes, veiled }: BadgesRow) {
  return { messages: messages ?? 0, likes: likes + (veiled ?? 0) }
}

function unreadMessages(profileId: string | Ref) {
  const unread = db
    .from('participants')
    .where('profile_id', profileId)
    // Written out, as SQLite uses a partial index only for a condition that it can read.
    .whereRaw('unread > 0')
    .select('unread')
    .limit(enough)
  return db.from(unread.as('unread_conversations')).sum('unread')
}

/** New likes whose liker the member may know. */
function newLikes(profileId: string | Ref) {
  const unseen = db
    .from('likes')
    .join('profiles', 'profiles.id', 'likes.liker_id')
    .join('profiles as own', 'own.id', 'likes.liked_id')
    .join('users', 'users.id', 'own.user_id')
    .where('likes.liked_id', profileId)
    .whereNull('likes.seen_at')
    // Written out, or SQLite would plan this with each page.
    .whereRaw(`profiles.status = 'active' and ${namedTo('profiles', 'likes.liked_id')}`)
    .whereRaw(
      `(users.paid_user or profiles.fictional or exists (
        select 1 from likes as back
        where back.liker_id = likes.liked_id and back.liked_id = likes.liker_id))`
    )
    .select('likes.liker_id')
    .limit(enough)
  return db.from(unseen.as('unseen_likes')).count('*')
}

/** Likes whose liker the member may not know, as last counted: see core/likes/veiled_count.ts. */
function veiledLikes(profileId: string | Ref) {
  return db
    .from('veiled_counts')
    .join('profiles as own', 'own.id', 'veiled_counts.profile_id')
    .join('users', 'users.id', 'own.user_id')
    .where('veiled_counts.profile_id', profileId)
    .whereRaw("veiled_counts.kind = 'like' and not users.paid_user")
    .select('veiled_counts.count')
}
