import db from '@adonisjs/lucid/services/db'

/** The member has seen who likes them, or how many; a like that does not show yet stays new. */
export async function markLikesSeen(profileId: string, now: number) {
  await db
    .from('likes')
    .where('liked_id', profileId)
    .whereNull('seen_at')
    .whereIn('liker_id', db.from('profiles').where('status', 'active').select('id'))
    .update({ seen_at: now })
}
