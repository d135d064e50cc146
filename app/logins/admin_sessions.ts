import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'
import { secureCookies } from '#config/app'
import { isSeenDue, isSessionValid } from '#core/admin/logging_in/admin_session'
import type { Uses } from '#core/ports'

const cookie = 'admin.session'

/** Keeps the secret of an admin's session in the browser, for pages of the back office alone. */
export function storeAdminSession({ response }: HttpContext, secret: string) {
  response.encryptedCookie(cookie, secret, {
    path: backOffice,
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'strict',
    maxAge: '12h',
  })
}

export function forgetAdminSession({ response }: HttpContext) {
  response.clearCookie(cookie, { path: backOffice })
}

/** Whether the browser has a session of ours, also one that ended; nobody can make such a cookie. */
export function hadAdminSession({ request }: HttpContext) {
  return typeof request.encryptedCookie(cookie) === 'string'
}

/**
 * The admin and session of a request; null without a session that still counts. It is seen, so that
 * it is not idle, unless the request is none of a person.
 */
export async function findAdminSession(
  { clock, secrets, unitOfWork }: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { request }: HttpContext,
  { isSeen }: Readonly<{ isSeen: boolean }>
) {
  const secret: unknown = request.encryptedCookie(cookie)
  if (typeof secret !== 'string') return null
  const now = clock.now()
  return unitOfWork.run(async ({ adminSessions, admins }) => {
    const session = await adminSessions.first({ digest: secrets.digest(secret) })
    if (!session || !isSessionValid(session, now)) return null
    const admin = await admins.find(session.adminId)
    if (!admin || admin.disabledAt) return null
    if (isSeen && isSeenDue(session, now))
      await adminSessions.update(session.id, { lastSeenAt: now })
    return { admin, session }
  })
}
