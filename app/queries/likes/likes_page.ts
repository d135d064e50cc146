import type { Member } from '#models/member'
import { encodeLikeCursor, type LikeCursor } from '#queries/likes/like_cursor'
import { likeRows, type LikeRow, type LikeType } from '#queries/likes/like_rows'

type Asked = Readonly<{
  type: LikeType
  after: LikeCursor | null
  openedAt: number
  size: number
}>

/** A page of likes whose other member may be known. What was seen after the first page was opened still counts as new. */
export async function likesPage(member: Member, { type, after, openedAt, size }: Asked) {
  const found = await likeRows(type, member, { after, openedAt, limit: size + 1 })
  const rows = found.slice(0, size).map((row) => ({ ...row, isNew: isUnseen(row, openedAt) }))
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last ? encodeLikeCursor(cursorAt(last, openedAt), member.profile.id) : null }
}

function isUnseen({ seenAt }: LikeRow, openedAt: number) {
  return seenAt === null || seenAt >= openedAt
}

function cursorAt({ id, likedAt, isNew }: LikeRow & { isNew: boolean }, openedAt: number) {
  return { openedAt, isNew, at: likedAt, id }
}
