import type { Cluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'

/** What is wrong with the likes: each that was confirmed is stored. */
export async function brokenLikes({ sql }: Cluster, { likes }: Crowd) {
  const rows = await sql('select liker_id, liked_id from likes')
  const stored = new Set(rows.map((row) => `${row.liker_id} ${row.liked_id}`))
  const lost = likes.filter(({ likedId, likerId }) => !stored.has(`${likerId} ${likedId}`))
  return lost.length === 0 ? [] : [`${lost.length} likes lost`]
}
