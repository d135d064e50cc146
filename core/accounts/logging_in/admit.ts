import type { DateTime } from 'luxon'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/**
 * Admits the proven owner of an account, and records their activity. Returns the user. Refuses
 * 'account_gone', 'banned', 'deleted_by_site', and 'deletion_pending' while the account can be
 * restored. Runs inside a unit of work.
 */
export async function admit(repositories: Repositories, userId: string, now: DateTime) {
  const { deletions, profiles, users } = repositories
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('account_gone')
  if (user.status === 'banned') return refuse('banned')
  if (user.status === 'deletion_pending') {
    const deletion = await deletions.find(userId)
    return refuse(deletion?.byAdmin ? 'deleted_by_site' : 'deletion_pending')
  }
  const profile = await profiles.first({ userId })
  await users.update(userId, { lastSeenAt: now })
  if (profile) await profiles.update(profile.id, { lastActiveAt: now })
  return ok({ ...user, lastSeenAt: now })
}
