import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { likesOf } from '#queries/likes/like_rows'
import { countOf } from '#queries/read'

/** Counting stops here: the page shows 99+ from then on. */
const enough = 100

/** How many likes there are of each type. */
export async function countLikes(profileId: string) {
  return {
    received: await countUpTo(likesOf.received(profileId)),
    given: await countUpTo(likesOf.given(profileId)),
    matches: await countUpTo(likesOf.matches(profileId)),
  }
}

/** How many real members like someone. */
export function countRealLikers(profileId: string) {
  return countUpTo(likesOf.received(profileId).where('profiles.fictional', false))
}

/** How many real members like someone who has not liked them back: what a lock stands for. */
export function countUnansweredLikers(profileId: string) {
  const likers = likesOf
    .received(profileId)
    .where('profiles.fictional', false)
    .whereNotExists((back) =>
      back
        .from('likes as back')
        .where('back.liker_id', profileId)
        .whereColumn('back.liked_id', 'likes.liker_id')
    )
  return countUpTo(likers)
}

function countUpTo<Row>(likes: DatabaseQueryBuilderContract<Row>) {
  const few = likes.select('likes.liker_id').limit(enough)
  return countOf(db.from(few.as('counted')))
}
