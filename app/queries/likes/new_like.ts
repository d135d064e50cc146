import { likesOf } from '#queries/likes/like_rows'
import { withTiles, type TileRow } from '#queries/members/tile_rows'

/** The newest like that a member has not seen yet, with the tile of who gave it. */
export function newestUnseenLike(profileId: string) {
  return withTiles(likesOf.received<TileRow>(profileId).whereNull('likes.seen_at'), profileId)
    .orderBy('likes.created_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .first()
}

/** The like that one member gave another, likewise; null when it was taken back meanwhile. */
export function likeBetween(likerId: string, likedId: string) {
  return withTiles(
    likesOf.received<TileRow>(likedId).where('likes.liker_id', likerId),
    likedId
  ).first()
}
