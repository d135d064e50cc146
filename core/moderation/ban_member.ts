import type { DateTime } from 'luxon'
import type { User } from '#core/accounts/user'
import type { BanReason } from '#core/moderation/ban_reason'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Ban = Readonly<{ userId: string; reason: BanReason }>

/**
 * Shuts a member out for good, from any state (decisions, Statuses): they cannot log in and
 * nobody finds them. Whom one who is banned for fraud has written to finds that in their chat, as
 * something unread. Doing it twice changes nothing more. Refuses 'account_closed' for an account
 * that is erased, or that never was.
 */
export async function banMember(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, reason }: Ban
) {
  const now = clock.now()
  return unitOfWork.run(async (repositories) => {
    const { deletions, users } = repositories
    const user = await users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('account_closed')
    await users.update(userId, { status: 'banned', banReason: reason })
    await deletions.remove(userId)
    await hide(repositories, userId)
    if (reason === 'fraud') await warnPartners(repositories, user, now)
    return ok()
  })
}

async function hide({ profiles }: Repositories, userId: string) {
  const profile = await profiles.findByUser(userId)
  if (profile) await profiles.update(profile.id, { status: 'disabled' })
}

/** Once: `user` is as they were before. */
async function warnPartners(
  { conversations, profiles }: Repositories,
  { id, banReason }: User,
  now: DateTime
) {
  const profile = banReason === 'fraud' ? null : await profiles.findByUser(id)
  if (profile) await conversations.noteWarning(profile.id, now)
}
