import db from '@adonisjs/lucid/services/db'
import { mostLikesCounted } from '#core/landers/likes'
import { keptFor } from '#queries/kept_for'
import { oldData } from '#queries/old_data/old_data'
import { countOf } from '#queries/read'

const lifetime = 60_000
const counts = keptFor(lifetime, readCount)

/** How many real, active members like somebody, by profile id; no more than one past those counted. */
export const likesOf = counts.get

/** For tests. */
export const invalidateLikesOf = counts.forget

function readCount(id: string) {
  const likers = db
    .from('likes')
    .join('profiles', 'profiles.id', 'likes.liker_id')
    .where('likes.liked_id', id)
    .where({ 'profiles.status': 'active', 'profiles.fictional': false })
    .select('likes.liker_id')
    .limit(mostLikesCounted + 1)
  return oldData((read) => countOf(read(likers.as('likers'))))
}
