import type { Admin } from '#core/admin/admin'
import type { AdminSession } from '#core/admin/logging_in/admin_session'
import { sessionsCountFrom } from '#core/admin/logging_in/admin_session'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { isEmail, normaliseEmail } from '#core/email'

type LoggingIn = Readonly<{ email: string; password: string; asksSecondFactor: boolean }> &
  Pick<AdminSession, 'userAgent' | 'country'>

/**
 * Begins a session with e-mail address and password; where a second factor is asked, it is good for
 * nothing else.
 * Returns the session and the `secret` of its cookie, of which only a digest is stored. Refuses
 * 'login_failed', which takes as long for an unknown address.
 * Rule: docs/product/back-office.md, Login.
 */
export async function logInAdmin(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'secrets' | 'unitOfWork'>,
  { asksSecondFactor, country, email, password, userAgent }: LoggingIn
) {
  const { clock, ids, secrets, unitOfWork } = ports
  const known = { email: normaliseEmail(email) }
  const admin = isEmail(known.email)
    ? await unitOfWork.run(({ admins }) => admins.first(known))
    : null
  const isRight = await isPasswordOf(ports, admin, password)
  if (!admin || !isRight || admin.disabledAt) return refuse('login_failed')

  const now = clock.now()
  const secret = secrets.make()
  const session: AdminSession = {
    id: ids.next(),
    adminId: admin.id,
    digest: secrets.digest(secret),
    userAgent,
    country,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: asksSecondFactor ? null : now,
  }
  await unitOfWork.run(async ({ adminSessions }) => {
    const ended = sessionsCountFrom(now)
    for (const old of await adminSessions.where({ adminId: admin.id })) {
      if (old.createdAt < ended) await adminSessions.remove(old.id)
    }
    await adminSessions.add(session)
  })
  return ok({ admin, secret, session })
}

async function isPasswordOf(
  { passwords }: Uses<'passwords'>,
  admin: Admin | null,
  password: string
) {
  if (admin) return passwords.verify(admin.passwordHash, password)
  await passwords.hash(password)
  return false
}
