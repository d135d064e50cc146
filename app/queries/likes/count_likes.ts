import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { likesOf } from '#queries/likes/like_rows'
import { countOf } from '#queries/read'

/** Counting stops here, since pages show 99+. */
const enough = 100

/** The number of likes of each type. */
export async function countLikes(profileId: string) {
  return {
    received: await countUpTo(likesOf.received(profileId)),
    given: await countUpTo(likesOf.given(profileId)),
    matches: await countUpTo(likesOf.matches(profileId)),
  }
}

/** The number of real members who like this one. */
export function countRealLikers(profileId: string) {
  return countUpTo(likesOf.received(profileId).where('profiles.fictional', false))
}

/**
 * The number of real members who like this one and are not liked back: the number shown on a locked
 * picture.
 */
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
