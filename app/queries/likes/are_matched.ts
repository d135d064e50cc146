import db from '@adonisjs/lucid/services/db'
import { countOf } from '#queries/read'

/** Whether each of two likes the other; a visitor (null) likes nobody. */
export async function areMatched(id: string | null, otherId: string) {
  if (id === null) return false
  const likes = db
    .from('likes')
    .where({ liker_id: id, liked_id: otherId })
    .orWhere({ liker_id: otherId, liked_id: id })
  return (await countOf(likes)) === 2
}
