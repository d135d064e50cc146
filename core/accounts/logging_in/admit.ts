import type { DateTime } from 'luxon'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/**
 * Lets in a person who has just proven whose account it is, and notes that they are there. Answers
 * the user. Refuses 'account_gone', 'banned', and 'deletion_pending' while the account can be
 * brought back.
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
