import { DateTime } from 'luxon'
import type { UserStatus } from '#core/users/user'
import { isGone } from '#core/messaging/may_write'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

interface BlockRow {
  id: string
  name: string
  fictional: boolean
  status: UserStatus
  createdAt: number
}

const pageSize = 30

/** A page of the members somebody blocks, latest first; deleted and banned ones have no name. */
export async function blockedMembers(blockerId: string, after: TimeCursor | null) {
  const query = read<BlockRow>('blocks')
    .join('profiles', 'profiles.id', 'blocks.blocked_id')
    .join('users', 'users.id', 'profiles.user_id')
    .where('blocks.blocker_id', blockerId)
    .select('profiles.id', 'profiles.name', 'profiles.fictional', 'users.status')
    .select('blocks.created_at')
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_id', 'desc')
    .limit(pageSize + 1)
  if (after) {
    query.whereRaw('(blocks.created_at, blocks.blocked_id) < (?, ?)', [after.at, after.id])
  }
  const { rows, next } = pageOf(await query, pageSize, ({ createdAt, id }) => {
    return { at: createdAt, id }
  })
  return { blocked: rows.map(shown), next }
}

function shown({ id, name, fictional, status, createdAt: at }: BlockRow) {
  const since = DateTime.fromMillis(at, { zone: 'utc' }).toISO() ?? ''
  return { id, name: isGone(status) ? null : name, fictional, since }
}
