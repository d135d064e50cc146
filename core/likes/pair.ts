import type { Users } from '#core/repositories/users'
import type { Profile } from '#core/profiles/profile'

/**
 * Locks two members, always in the same order: whatever is decided between them comes one after
 * the other, and two who act on each other at once do not wait for each other for ever.
 */
export async function lockPair(users: Users, one: Profile, other: Profile) {
  for (const userId of [one.userId, other.userId].sort()) await users.lock(userId)
}
