import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { Member } from '#models/member'
import { read } from '#queries/read'

/**
 * Whether a member likes the one whose profile they open, and whether it is mutual. Marks the like of
 * the opened member as seen, unless it is veiled: that would tell whose it is.
 */
export async function openLikes({ user, profile }: Member, opened: Opened) {
  const [profileId, openedId] = [profile.id, opened.id]
  const likes = await read<LikeRow>('likes')
    .where({ liker_id: profileId, liked_id: openedId })
    .orWhere({ liker_id: openedId, liked_id: profileId })
    .select('liker_id', 'seen_at')
  const received = likes.find((like) => like.likerId === openedId)
  const liked = likes.some((like) => like.likerId === profileId)
  const mayKnow = mayKnowLiker(user, { likedBack: liked, fictional: opened.fictional })
  if (mayKnow && received?.seenAt === null) await markSeen(profileId, openedId)
  return { liked, match: liked && received !== undefined }
}

type Opened = Readonly<{ id: string; fictional: boolean }>

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
