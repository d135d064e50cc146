import { DateTime } from 'luxon'
import { decodeLikeCursor, encodeLikeCursor } from '#queries/likes/like_cursor'
import { likeRows, type LikeRow, type LikeType } from '#queries/likes/like_rows'
import { markLikesSeen } from '#queries/likes/mark_likes_seen'

type Asked = Readonly<{ type: LikeType; after: unknown; size: number }>

/** A page of likes; opening the received ones makes them seen, and they still show as new. */
export async function likesPage(profileId: string, { type, after: written, size }: Asked) {
  const after = decodeLikeCursor(written)
  const openedAt = after?.openedAt ?? DateTime.utc().toMillis()
  if (type === 'received' && !after) await markLikesSeen(profileId, openedAt)

  const found = await likeRows(type, profileId, { after, openedAt, limit: size + 1 })
  const rows = found.slice(0, size).map((row) => ({ ...row, isNew: isNew(row, openedAt) }))
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last ? cursorAt(last, openedAt) : null }
}

function isNew({ seen_at }: LikeRow, openedAt: number) {
  return seen_at === null || Number(seen_at) >= openedAt
}

function cursorAt({ id, liked_at, ...row }: LikeRow & { isNew: boolean }, openedAt: number) {
  return encodeLikeCursor({ openedAt, isNew: row.isNew, at: Number(liked_at), id })
}
