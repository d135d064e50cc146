import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { UserStatus } from '#core/accounts/user'
import { isGone } from '#core/messaging/may_write'

interface BlockRow {
  id: string
  name: string
  fictional: boolean | number
  status: UserStatus
  created_at: number | string
}

const pageSize = 30

/** Whom a member blocks, the latest first; `next` goes on below. Who is gone has no name. */
export async function blockedMembers(blockerId: string, after: string | null) {
  const query = db
    .from('blocks')
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
  const rows: BlockRow[] = await query
  const page = rows.slice(0, pageSize)
  return { blocked: page.map(shown), next: rows.length > pageSize ? cursorAt(page.at(-1)) : null }
}

function shown({ id, name, fictional, status, created_at: at }: BlockRow) {
  const since = DateTime.fromMillis(Number(at), { zone: 'utc' }).toISO() ?? ''
  return { id, name: isGone(status) ? null : name, fictional: Boolean(fictional), since }
}

function cursorAt(last: BlockRow | undefined) {
  return last ? `${last.created_at}.${last.id}` : null
}
