import type { Member } from '#models/member'
import { likesKnownTo } from '#queries/likes/like_rows'

interface LikerRow {
  likerId: string
  seenAt: number | null
}

const newest = 100

/** The newest likers whom the member may know. */
export async function knownLikers(member: Member) {
  const rows = await likesKnownTo(member)<LikerRow>(member.profile.id)
    .select('likes.liker_id', 'likes.seen_at')
    .orderBy('likes.created_at', 'desc')
    .limit(newest)
  return rows.map(({ likerId, seenAt }) => ({ id: likerId, like_new: seenAt === null }))
}
