import db from '@adonisjs/lucid/services/db'
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
}

/** The same as columns of a query, also for a member in a column of it. */
export function badgeColumns(profileId: string | Ref) {
  return [unreadMessages(profileId).as('messages'), newLikes(profileId).as('likes')]
}

export function badgesIn({ messages, likes }: BadgesRow) {
  return { messages: messages ?? 0, likes }
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

function newLikes(profileId: string | Ref) {
  const unseen = db
    .from('likes')
    .join('profiles', 'profiles.id', 'likes.liker_id')
    .where('likes.liked_id', profileId)
    .whereNull('likes.seen_at')
    // Written out, or SQLite would plan this with each page.
    .whereRaw("profiles.status = 'active'")
    .select('likes.liker_id')
    .limit(enough)
  return db.from(unseen.as('unseen_likes')).count('*')
}
