import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { ProfileStatus } from '#core/profiles/profile'
import type { User } from '#core/users/user'

/** Whether a member is suspended at a moment. Rule: docs/product/moderation.md, Suspensions. */
export function isSuspended({ suspendedUntil }: Pick<User, 'suspendedUntil'>, now: DateTime) {
  return suspendedUntil !== null && now < suspendedUntil
}

/**
 * Whether the profile of an account can be found: that of an active member who is not suspended.
 * Every use case that changes one of the two sets the profile by this.
 */
export function profileStatusOf({
  status,
  suspendedUntil,
}: Pick<User, 'status' | 'suspendedUntil'>): ProfileStatus {
  return status === 'active' && suspendedUntil === null ? 'active' : 'disabled'
}

/** Shows or hides the profile of an account as its state asks for, inside a unit of work. */
export async function showProfile({ profiles, users }: Repositories, userId: string) {
  const user = await users.find(userId)
  const profile = await profiles.first({ userId })
  if (!user || !profile) return
  await profiles.update(profile.id, { status: profileStatusOf(user) })
}

/**
 * Ends a suspension whose time is over: the member is found again, as before. Returns whether it
 * ended one. Rule: docs/product/moderation.md, Suspensions.
 */
export function endSuspension(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    if (!user?.suspendedUntil || isSuspended(user, clock.now())) return false
    await repositories.users.update(userId, { suspendedUntil: null })
    await showProfile(repositories, userId)
    return true
  })
}
