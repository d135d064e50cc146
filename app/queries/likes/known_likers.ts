import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { Member } from '#models/member'
import { likesOf } from '#queries/likes/like_rows'

interface LikerRow {
  likerId: string
  seenAt: number | null
  fictional: boolean
  back: string | null
}

const newest = 100

/** The newest likers, as far as the member may know who they are. */
export async function knownLikers({ user, profile }: Member) {
  const rows = await likesOf
    .received<LikerRow>(profile.id)
    .joinRaw(likeBack, [profile.id])
    .select('likes.liker_id', 'likes.seen_at', 'profiles.fictional', 'own.liked_id as back')
    .orderBy('likes.created_at', 'desc')
    .limit(newest)
  return rows
    .filter(({ back, fictional }) => mayKnowLiker(user, { likedBack: back !== null, fictional }))
    .map(({ likerId, seenAt }) => ({ id: likerId, like_new: seenAt === null }))
}

const likeBack = 'left join likes as own on own.liker_id = ? and own.liked_id = profiles.id'
