import type { Profile } from '#core/profiles/profile'
import { ada, bob, type Person } from '#tests/support/people/people'

/** One of many women like ada; each needs a different number. */
export function woman(number: number, profile: Partial<Profile> = {}) {
  return oneOf(ada(), number, profile)
}

/** One of many men like bob. */
export function man(number: number, profile: Partial<Profile> = {}) {
  return oneOf(bob(), number, profile)
}

/** `count` members made by `woman` or `man`, numbered from `first`. */
export function manyMembers(make: typeof woman, count: number, first = 100) {
  return Array.from({ length: count }, (_, index) => make(first + index))
}

function oneOf({ user, profile }: Person, number: number, changes: Partial<Profile>): Person {
  const end = String(number).padStart(12, '0')
  const name = `${profile.name} ${number}`
  const userId = `01900000-0000-7000-a111-${end}`
  const login = changes.fictional
    ? { email: null, passwordHash: null }
    : { email: `${number}@example.com` }
  return {
    user: { ...user, ...login, id: userId },
    profile: { ...profile, id: `01900000-0000-7000-b111-${end}`, userId, name, ...changes },
  }
}
