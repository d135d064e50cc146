import type { DateTime } from 'luxon'
import { isEmail, normaliseEmail } from '#core/accounts/email'
import type { Uses } from '#core/ports'
import type { Passwords } from '#core/ports/passwords'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/**
 * Lets a person in by e-mail address and password, and notes that they are there (section 8).
 * Answers the user. Refuses 'login_failed', which tells nobody whether the address is known,
 * neither by word nor by time taken; and to the owner alone 'banned', and 'deletion_pending'
 * while the account can be brought back through the deletion mail.
 */
export async function logIn(
  { clock, passwords, unitOfWork }: Uses<'clock' | 'passwords' | 'unitOfWork'>,
  input: Readonly<{ email: string; password: string }>
) {
  const email = normaliseEmail(input.email)
  const found = isEmail(email)
    ? await unitOfWork.run(({ users }) => users.findByEmail(email))
    : null
  const isOwner = await verify(passwords, found?.passwordHash ?? null, input.password)
  if (!found || !isOwner) return refuse('login_failed')
  return unitOfWork.run((repositories) => admit(repositories, found.id, clock.now()))
}

/** Without a hash to compare with it does the work all the same: making one takes as long. */
async function verify(passwords: Passwords, hash: string | null, password: string) {
  if (hash !== null) return passwords.verify(hash, password)
  await passwords.hash(password)
  return false
}

async function admit({ users, profiles }: Repositories, userId: string, now: DateTime) {
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('login_failed')
  if (user.status === 'banned') return refuse('banned')
  if (user.status === 'deletion_pending') return refuse('deletion_pending')
  const profile = await profiles.findByUser(userId)
  await users.update(userId, { lastSeenAt: now })
  if (profile) await profiles.update(profile.id, { lastActiveAt: now })
  return ok({ ...user, lastSeenAt: now })
}
