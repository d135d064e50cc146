import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { likesOf } from '#queries/likes/like_rows'
import { asSeenBy, classesOf, matching, type MemberSearch } from '#queries/discovery/member_search'

/** When a fictional profile last liked this member; null if never. */
export async function lastFictionalLike(profileId: string) {
  const like = await likesOf
    .received<{ createdAt: number }>(profileId)
    .whereRaw('profiles.fictional')
    .select('likes.created_at')
    .orderBy('likes.created_at', 'desc')
    .first()
  return like && DateTime.fromMillis(like.createdAt, { zone: 'utc' })
}

/** A fictional profile that the member's own search could find and that does not like them yet. */
export async function nextFictionalLiker(search: MemberSearch, profileId: string) {
  for (const one of classesOf(search)) {
    const found: { id?: string } | null = await asSeenBy(matching(search, one), profileId)
      .whereRaw('profiles.fictional')
      .whereNotExists(
        db.from('likes').where('liked_id', profileId).whereColumn('liker_id', 'profiles.id')
      )
      .select('profiles.id')
      .orderBy('profiles.last_active_at', 'desc')
      .first()
    if (found?.id) return found.id
  }
  return null
}
