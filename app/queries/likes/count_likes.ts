import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { mostLikesCounted } from '#core/landers/likes'
import type { Member } from '#models/member'
import { likeBack, likesKnownTo, likesOf } from '#queries/likes/like_rows'
import { countOf } from '#queries/read'

/** Counting stops here, since pages show 99+. */
const enough = 100

/** Likers are counted no further: the feed shows them up to the number before. */
const enoughLikers = mostLikesCounted + 1

/** The number of likes of each type; of those received, the ones whose liker the member may know. */
export async function countLikes(member: Member) {
  const { id } = member.profile
  return {
    received: await countUpTo(likesKnownTo(member)(id)),
    given: await countUpTo(likesOf.given(id)),
    matches: await countUpTo(likesOf.matches(id)),
  }
}

/** The number of real members who like this one, as far as the member may know them. */
export function countRealLikers(member: Member) {
  const likers = likesKnownTo(member)(member.profile.id).where('profiles.fictional', false)
  return countUpTo(likers, enoughLikers)
}

/** The number of real members who like this one and whom a free member may not know. */
export function countUnknownLikers(profileId: string) {
  return countUpTo(
    likesOf
      .received(profileId)
      .where('profiles.fictional', false)
      .whereNotExists(likeBack(profileId)),
    enoughLikers
  )
}

function countUpTo<Row>(likes: DatabaseQueryBuilderContract<Row>, most = enough) {
  const few = likes.select('likes.liker_id').limit(most)
  return countOf(db.from(few.as('counted')))
}
