import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { isLastSeenDue, loginsValidFrom } from '#core/accounts/logging_in/login'
import { loginStatuses, type UserStatus } from '#core/users/user'
import type { Ports } from '#core/ports'
import { rememberDevice } from '#logins/known_devices'
import Login from '#models/login'
import { listOfOne } from '#queries/list_of_one'
import { prepared, read } from '#queries/read'

/** The session key of the login's id. */
export const loginKey = 'login'

/**
 * Finds the login of a session; null when it was ended or has expired, or the account may not log
 * in any more.
 */
export async function findLogin(id: unknown, userId: string) {
  if (typeof id !== 'string') return null
  const row = await prepared(read<{ status: UserStatus; lastSeenAt: number }>('logins'))
    .join('users', 'users.id', 'logins.user_id')
    .whereIn('logins.id', listOfOne(id))
    .whereIn('logins.user_id', listOfOne(userId))
    .select('users.status', 'logins.last_seen_at')
    .first()
  if (!row) return null
  const lastSeenAt = DateTime.fromMillis(row.lastSeenAt, { zone: 'utc' })
  const isOpen = loginStatuses.includes(row.status) && lastSeenAt > loginsValidFrom(DateTime.utc())
  return isOpen ? { id, lastSeenAt } : null
}

/** Adds a login to the member's devices, stores its id in the session, and lets the browser be known again. */
export async function listLogin(ports: Ports, ctx: HttpContext, userId: string) {
  const id = ports.ids.next()
  const now = DateTime.utc()
  const userAgent = (ctx.request.header('user-agent') ?? '').slice(0, 255)
  const country = ctx.location.geoip
  const login = { id, userId, userAgent, country, createdAt: now, lastSeenAt: now }
  const email = await ports.unitOfWork.run(async ({ logins, users }) => {
    await logins.add(login)
    return (await users.find(userId))?.email
  })
  if (email) rememberDevice(ports, ctx, 'people', email)
  ctx.session.put(loginKey, id)
}

/** Updates the login's last activity every few minutes. */
export async function touchLogin(login: Pick<Login, 'id' | 'lastSeenAt'>) {
  const now = DateTime.utc()
  if (!isLastSeenDue(login, now)) return
  await Login.query().where('id', login.id).update({ last_seen_at: now.toMillis() })
}
