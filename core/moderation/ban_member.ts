import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/**
 * Shuts a member out for good, from any state (decisions, Statuses): they cannot log in and
 * nobody finds them. Doing it twice changes nothing. Refuses 'account_closed' for an account that
 * is erased, or that never was.
 */
export async function banMember(
  { unitOfWork }: Uses<'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run((repositories) => ban(repositories, userId))
}

/** As `banMember`, as a part of a larger unit of work. */
export async function ban({ deletions, profiles, users }: Repositories, userId: string) {
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('account_closed')
  await users.update(userId, { status: 'banned' })
  await deletions.remove(userId)
  const profile = await profiles.findByUser(userId)
  if (profile) await profiles.update(profile.id, { status: 'disabled' })
  return ok()
}
