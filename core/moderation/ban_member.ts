import type { DateTime } from 'luxon'
import type { BanReason, User } from '#core/accounts/user'
import type { ReportReason } from '#core/moderation/report'
import { fraudMailDelayMinutes } from '#core/notifications/mail/fraud'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** What a member did, in the words of a report; 'other' where none says it better. */
type Ban = Readonly<{ userId: string; breach: ReportReason }>

/**
 * Shuts a member out for good, from any state (decisions, Statuses): they cannot log in and
 * nobody finds them. They are mailed why, and how to object (decisions, Honesty). Whom one who is
 * banned for fraud has written to finds that in their chat, as something unread, and gets a mail of
 * it. Doing it twice changes nothing more. Refuses 'account_closed' for an account
 * that is erased, or that never was.
 */
export async function banMember(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, breach }: Ban
) {
  const at = clock.now()
  return unitOfWork.run((repositories) => ban(repositories, { userId, breach, at }))
}

/** As `banMember`, as a part of a larger unit of work. */
export async function ban(
  repositories: Repositories,
  { userId, breach, at }: Ban & Readonly<{ at: DateTime }>
) {
  const { deletions, profiles, users } = repositories
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('account_closed')
  const banReason = worst(user, banReasonFor(breach))
  const isNews = user.status !== 'banned' || banReason !== user.banReason
  if (isNews) await repositories.jobs.add({ name: 'send_mail', kind: 'banned', userId, breach })
  await users.update(userId, { status: 'banned', banReason })
  await deletions.remove(userId)
  const profile = await profiles.findByUser(userId)
  if (!profile) return ok()
  await profiles.update(profile.id, { status: 'disabled' })
  const isNewFraud = banReason === 'fraud' && user.banReason !== 'fraud'
  if (isNewFraud) await warn(repositories, profile.id, at)
  return ok()
}

async function warn(repositories: Repositories, bannedId: string, at: DateTime) {
  const { conversations, jobs, profiles } = repositories
  const mailAt = at.plus({ minutes: fraudMailDelayMinutes })
  for (const profileId of await conversations.noteWarning(bannedId, at)) {
    const { userId } = (await profiles.find(profileId)) ?? {}
    if (!userId) continue
    const about = { profileId, at: at.toMillis() }
    await jobs.add({ name: 'send_mail', kind: 'fraud', userId, ...about }, mailAt)
  }
}

/** A ban for fraud outweighs every other reason. */
function banReasonFor(breach: ReportReason): BanReason {
  return breach === 'scam' ? 'fraud' : 'rules'
}

/** Who was banned for fraud stays so, whatever else comes up. */
function worst({ banReason }: User, reason: BanReason) {
  return banReason === 'fraud' ? banReason : reason
}
