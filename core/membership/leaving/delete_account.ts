import type { Deletion, Farewell } from '#core/membership/leaving/deletion'
import type { User } from '#core/accounts/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type DeleteInput = Readonly<{ userId: string; farewell: Farewell }>

/**
 * Takes a member off the site (section 4): nobody finds them any more, and a mail with the way
 * back goes out; `purgeMember` makes it final. Doing it twice changes nothing. Refuses
 * 'account_closed' for an account that is banned or erased.
 */
export async function deleteAccount(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, farewell }: DeleteInput
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    if (user?.status === 'deletion_pending') return ok()
    const statusBefore = user && standing(user)
    if (!statusBefore) return refuse('account_closed')
    await close(repositories, { ...farewell, userId, statusBefore, requestedAt: clock.now() })
    return ok()
  })
}

function standing({ status }: User) {
  return status === 'not_confirmed' || status === 'active' ? status : null
}

async function close(repositories: Repositories, deletion: Deletion) {
  const { deletions, jobs, profiles, users } = repositories
  const { userId } = deletion
  await deletions.add(deletion)
  await users.update(userId, { status: 'deletion_pending' })
  const profile = await profiles.findByUser(userId)
  if (profile) await profiles.update(profile.id, { status: 'disabled' })
  await jobs.add({ name: 'send_mail', kind: 'deletion', userId })
}
