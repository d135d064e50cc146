import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { isSightDue, oldestSight } from '#core/accounts/logging_in/login'
import { statusesWithEntry, type UserStatus } from '#core/accounts/user'
import type { Ports } from '#core/ports'
import Login from '#models/login'
import { read } from '#queries/read'

/** What a session holds once somebody is signed in with it: the id of its row in the list. */
export const loginKey = 'login'

/**
 * Finds the row of a session. One that was struck off, not seen for too long, or of an account
 * that nobody may enter any more, is none. Lists of one, as in `matching` of the search: SQLite
 * would prepare the statement anew for each `= ?`, on every request.
 */
export async function findLogin(id: unknown, userId: string) {
  if (typeof id !== 'string') return null
  const row = await read<{ status: UserStatus; lastSeenAt: number }>('logins')
    .join('users', 'users.id', 'logins.user_id')
    .whereIn('logins.id', [id])
    .whereIn('logins.user_id', [userId])
    .select('users.status', 'logins.last_seen_at')
    .first()
  if (!row) return null
  const lastSeenAt = DateTime.fromMillis(row.lastSeenAt, { zone: 'utc' })
  const isOpen = statusesWithEntry.includes(row.status) && lastSeenAt > oldestSight(DateTime.utc())
  return isOpen ? { id, lastSeenAt } : null
}

/** Writes a new login on the list; its session holds the id from here on. */
export async function listLogin({ ids, unitOfWork }: Ports, ctx: HttpContext, userId: string) {
  const id = ids.next()
  const now = DateTime.utc()
  const userAgent = (ctx.request.header('user-agent') ?? '').slice(0, 255)
  const country = ctx.where.geoip
  const login = { id, userId, userAgent, country, createdAt: now, lastSeenAt: now }
  await unitOfWork.run(({ logins }) => logins.add(login))
  ctx.session.put(loginKey, id)
}

/** Notes every few minutes that the device is there. */
export async function noteSight(login: Pick<Login, 'id' | 'lastSeenAt'>) {
  const now = DateTime.utc()
  if (!isSightDue(login, now)) return
  await Login.query().where('id', login.id).update({ last_seen_at: now.toMillis() })
}
