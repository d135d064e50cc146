import type { Deletion, DeletionForm } from '#core/accounts/leaving/deletion'
import type { User } from '#core/users/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { settingsOfSite } from '#core/sites/settings/settings_of_site'
import { ok, refuse } from '#core/result'

type DeleteInput = Readonly<{
  userId: string
  form: DeletionForm
  /** Whether the site does it, which the member reads the reason of. */
  byAdmin?: boolean
}>

/**
 * Deletes an account provisionally: nobody finds the member, and a mail has the link to return for the
 * `return_days` of their site; `purgeMember` makes it final. Idempotent. Refuses 'account_closed' for an
 * account that is banned or erased. Rule: docs/product/accounts.md, Deletion and return.
 */
export async function deleteAccount(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { byAdmin = false, form, userId }: DeleteInput
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    if (user?.status === 'deletion_pending') return ok()
    const statusBefore = user && restorableStatus(user)
    if (!statusBefore) return refuse('account_closed')
    const requestedAt = clock.now()
    const { returnDays } = await settingsOfSite(repositories, user.siteId)
    await close(repositories, { ...form, userId, statusBefore, requestedAt, returnDays, byAdmin })
    return ok()
  })
}

function restorableStatus({ status }: User) {
  return status === 'not_confirmed' || status === 'active' ? status : null
}

async function close(repositories: Repositories, deletion: Deletion) {
  const { deletions, jobs, profiles, users } = repositories
  const { byAdmin, userId } = deletion
  await deletions.add(deletion)
  await users.update(userId, { status: 'deletion_pending' })
  const profile = await profiles.first({ userId })
  if (profile) await profiles.update(profile.id, { status: 'disabled' })
  const kind = byAdmin ? 'deletion_by_site' : 'deletion'
  await jobs.add({ name: 'send_mail', kind, userId })
}
