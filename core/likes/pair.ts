import type { Users } from '#core/repositories/users'
import type { Profile } from '#core/profiles/profile'

/**
 * Locks two members, always in the same order, so that concurrent actions between them are serialised
 * without a deadlock.
 */
export async function lockPair(users: Users, one: Profile, other: Profile) {
  for (const userId of [one.userId, other.userId].sort()) await users.lock(userId)
}
