import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { isPremium } from '#core/users/premium'
import type { Member } from '#models/member'
import type { LikeCursor } from '#queries/likes/like_cursor'
import { namedTo } from '#queries/members/named_to'
import { withTiles, type TileRow } from '#queries/members/tile_rows'
import { read } from '#queries/read'

export const likeTypes = ['received', 'given', 'matches'] as const
export type LikeType = (typeof likeTypes)[number]

export type LikeRow = TileRow & Readonly<{ likedAt: number; seenAt: number | null }>

type LikePage = Readonly<{
  after: LikeCursor | null
  /** When the first page was opened: likes not seen by then are new, on all its pages. */
  openedAt: number
  limit: number
}>

/** Likes of one type with the other member's tile: new ones first, then latest first. */
export async function likeRows(type: LikeType, member: Member, page: LikePage) {
  const profileId = member.profile.id
  if (type !== 'received') return latest(likesOf[type](profileId), profileId, page)

  const { after, openedAt, limit } = page
  const received = likesKnownTo(member)
  const newOnes = received(profileId).where((like) =>
    like.whereNull('likes.seen_at').orWhere('likes.seen_at', '>=', openedAt)
  )
  const seenOnes = received(profileId).where('likes.seen_at', '<', openedAt)
  const first = after && !after.isNew ? [] : await latest(newOnes, profileId, page)
  const rest = { ...page, after: after?.isNew ? null : after, limit: limit - first.length }
  return [...first, ...(await latest(seenOnes, profileId, rest))]
}

/**
 * The likes of active members who may be named, by type; in matches `own` is the like given back. `known` are those
 * received whose liker a free member may know.
 */
export const likesOf = {
  given: <Row>(profileId: string) => likesWith<Row>('liked_id').where('likes.liker_id', profileId),
  received: <Row>(profileId: string) =>
    likesWith<Row>('liker_id').where('likes.liked_id', profileId),
  known: <Row>(profileId: string) =>
    likesWith<Row>('liker_id')
      .where('likes.liked_id', profileId)
      .where((known) => known.whereRaw('profiles.fictional').orWhereExists(likeBack(profileId))),
  matches: <Row>(profileId: string) =>
    likesWith<Row>('liker_id').where('likes.liked_id', profileId).whereExists(likeBack(profileId)),
}

/** The received likes whose liker the member may know; the others are only counted. */
export function likesKnownTo({ user }: Member) {
  return isPremium(user) ? likesOf.received : likesOf.known
}

/** The like of this member that answers a row of `likes`. */
export function likeBack(profileId: string) {
  return db
    .from('likes as back')
    .where('back.liker_id', profileId)
    .whereColumn('back.liked_id', 'likes.liker_id')
}

function likesWith<Row>(other: 'liked_id' | 'liker_id') {
  const viewer = other === 'liker_id' ? 'likes.liked_id' : 'likes.liker_id'
  return read<Row>('likes')
    .join('profiles', 'profiles.id', `likes.${other}`)
    .where('profiles.status', 'active')
    .whereRaw(namedTo('profiles', viewer))
}

/** The page is found before its tiles: joined to all likes, PostgreSQL reads every conversation there is. */
async function latest(
  likes: DatabaseQueryBuilderContract<unknown>,
  profileId: string,
  { after, limit }: Omit<LikePage, 'openedAt'>
): Promise<LikeRow[]> {
  if (limit === 0) return []
  if (after) likes.whereRaw('(likes.created_at, profiles.id) < (?, ?)', [after.at, after.id])
  const page = likes
    .select('profiles.id', 'likes.created_at', 'likes.seen_at')
    .orderBy('likes.created_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(limit)
  const found = read<LikeRow>(page.as('page')).join('profiles', 'profiles.id', 'page.id')
  return withTiles(found, profileId)
    .select('page.created_at as liked_at', 'page.seen_at')
    .orderBy('page.created_at', 'desc')
    .orderBy('profiles.id', 'desc')
}
