import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { Member } from '#models/member'
import { likesOf } from '#queries/likes/like_rows'

interface LikerRow {
  liker_id: string
  seen_at: number | string | null
  fictional: boolean | number
  back: string | null
}

const newest = 100

/** The newest who like a member, as far as the member may know who they are. */
export async function knownLikers({ user, profile }: Member) {
  const rows: LikerRow[] = await likesOf
    .received(profile.id)
    .joinRaw(back, [profile.id])
    .select('likes.liker_id', 'likes.seen_at', 'profiles.fictional', 'own.liked_id as back')
    .orderBy('likes.created_at', 'desc')
    .limit(newest)
  return rows
    .filter((row) => {
      return mayKnowLiker(user, { likedBack: row.back !== null, fictional: Boolean(row.fictional) })
    })
    .map((row) => ({ id: row.liker_id, like_new: row.seen_at === null }))
}

const back = 'left join likes as own on own.liker_id = ? and own.liked_id = profiles.id'
