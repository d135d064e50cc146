import { DateTime } from 'luxon'
import type { UserStatus } from '#core/users/user'
import { isGone } from '#core/messaging/may_write'
import { read } from '#queries/read'

interface BlockRow {
  id: string
  name: string
  fictional: boolean
  status: UserStatus
  createdAt: number
}

const pageSize = 30

/** Whom a member blocks, the latest first; `next` goes on below. Who is gone has no name. */
export async function blockedMembers(blockerId: string, after: string | null) {
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
    const [at, id] = after.split('.')
    query.whereRaw('(blocks.created_at, blocks.blocked_id) < (?, ?)', [Number(at), id])
  }
  const rows = await query
  const page = rows.slice(0, pageSize)
  return { blocked: page.map(shown), next: rows.length > pageSize ? cursorAt(page.at(-1)) : null }
}

function shown({ id, name, fictional, status, createdAt: at }: BlockRow) {
  const since = DateTime.fromMillis(at, { zone: 'utc' }).toISO() ?? ''
  return { id, name: isGone(status) ? null : name, fictional, since }
}

function cursorAt(last: BlockRow | undefined) {
  return last ? `${last.createdAt}.${last.id}` : null
}
