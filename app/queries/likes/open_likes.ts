import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { read } from '#queries/read'

/**
 * Whether a member likes the one whose profile they open, and whether it is mutual. Marks the like
 * of the opened member as seen.
 */
export async function openLikes(profileId: string, openedId: string) {
  const likes = await read<LikeRow>('likes')
    .where({ liker_id: profileId, liked_id: openedId })
    .orWhere({ liker_id: openedId, liked_id: profileId })
    .select('liker_id', 'seen_at')
  const received = likes.find((like) => like.likerId === openedId)
  if (received?.seenAt === null) await markSeen(profileId, openedId)
  const liked = likes.some((like) => like.likerId === profileId)
  return { liked, match: liked && received !== undefined }
}

interface LikeRow {
  likerId: string
  seenAt: number | null
}

async function markSeen(likedId: string, likerId: string) {
  await db
    .from('likes')
    .where({ liker_id: likerId, liked_id: likedId })
    .whereNull('seen_at')
    .update({ seen_at: DateTime.utc().toMillis() })
}
