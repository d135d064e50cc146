import type { DateTime } from 'luxon'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/**
 * Admits the proven owner of an account, and records their activity. Returns the user. Refuses
 * 'account_gone', 'banned', and 'deletion_pending' while the account can be restored. Runs inside a
 * unit of work.
 */
export async function admit({ users, profiles }: Repositories, userId: string, now: DateTime) {
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('account_gone')
  if (user.status === 'banned') return refuse('banned')
  if (user.status === 'deletion_pending') return refuse('deletion_pending')
  const profile = await profiles.first({ userId })
  await users.update(userId, { lastSeenAt: now })
  if (profile) await profiles.update(profile.id, { lastActiveAt: now })
  return ok({ ...user, lastSeenAt: now })
}
