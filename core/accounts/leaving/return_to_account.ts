import type { DateTime } from 'luxon'
import { type Deletion, isFinal } from '#core/accounts/leaving/deletion'
import { showProfile } from '#core/moderation/measures/suspension'
import { isUsable } from '#core/users/token'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type ReturnPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

/**
 * Restores a deleted account by the link in the deletion mail. Returns the user id. Refuses
 * 'link_expired' once the days are over or the link was used, and 'link_invalid' for an unknown one.
 * Rule: docs/product/accounts.md, Deletion and return.
 */
export async function returnByLink(ports: ReturnPorts, { secret }: Readonly<{ secret: string }>) {
  return ports.unitOfWork.run(async (repositories) => {
    const { tokens } = repositories
    const token = await tokens.first({ purpose: 'return', digest: ports.secrets.digest(secret) })
    if (!token) return refuse('link_invalid')
    const now = ports.clock.now()
    if (!isUsable(token, now)) return refuse('link_expired')
    return (await reopen(repositories, token.userId, now)) ?? refuse('link_invalid')
  })
}

/** Whether the link of a deletion mail still brings its account back; it is not used by this. */
export async function returnLinkWorks(
  { clock, secrets, unitOfWork }: ReturnPorts,
  { secret }: Readonly<{ secret: string }>
) {
  return unitOfWork.run(async ({ tokens }) => {
    const token = await tokens.first({ purpose: 'return', digest: secrets.digest(secret) })
    return token !== null && isUsable(token, clock.now())
  })
}

/**
 * Restores a deleted account for its owner, who has just logged in. Returns the user id. Refuses
 * 'account_closed' when there is nothing left to restore.
 */
export async function returnByLogin(
  { clock, unitOfWork }: ReturnPorts,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async (repositories) => {
    return (await reopen(repositories, userId, clock.now())) ?? refuse('account_closed')
  })
}

/** Returns null when the account is not, or no longer, restorable. */
async function reopen(repositories: Repositories, userId: string, now: DateTime) {
  const { deletions, users } = repositories
  const user = await users.lock(userId)
  const deletion = await deletions.find(userId)
  if (user?.status !== 'deletion_pending' || !deletion || isFinal(deletion, now)) return null
  if (deletion.byAdmin) return null
  await reopenDeleted(repositories, deletion, now)
  return ok({ userId })
}

/** Brings an account back as part of a larger unit of work, and mails its member. */
export async function reopenDeleted(
  repositories: Repositories,
  { userId, statusBefore }: Pick<Deletion, 'userId' | 'statusBefore'>,
  now: DateTime
) {
  const { deletions, jobs, tokens } = repositories
  await repositories.users.update(userId, { status: statusBefore })
  await showProfile(repositories, userId)
  await deletions.remove(userId)
  await tokens.expireAll(userId, 'return', now)
  await jobs.add({ name: 'send_mail', kind: 'returned', userId })
}
