import type { Member } from '#models/member'
import { likesKnownTo, likesOf } from '#queries/likes/like_rows'
import { withTiles, type TileRow } from '#queries/members/tile_rows'

/** A member's newest unseen like of somebody whom they may know, with the liker's tile. */
export function newestUnseenLike(member: Member) {
  const { id } = member.profile
  return withTiles(likesKnownTo(member)<TileRow>(id).whereNull('likes.seen_at'), id)
    .orderBy('likes.created_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .first()
}

/** The like between two members with the liker's tile; null when it was taken back meanwhile. */
export function likeBetween(likerId: string, likedId: string) {
  return withTiles(
    likesOf.received<TileRow>(likedId).where('likes.liker_id', likerId),
    likedId
  ).first()
}
