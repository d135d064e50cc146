import type { DateTime } from 'luxon'
import type { BanReason, User } from '#core/users/user'
import type { ReportReason } from '#core/moderation/report'
import { fraudMailDelayMinutes } from '#core/notifications/mail/fraud'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** What a member did, as a reason of a report. */
type Ban = Readonly<{ userId: string; breach: ReportReason }>

/**
 * Bans a member for good, whatever their status: they cannot log in, and nobody finds them. A mail
 * tells them why and how to object. After a ban for fraud, everybody they wrote to finds a warning in
 * the conversation, as unread, and gets a mail. Idempotent. Refuses 'account_closed' for an account
 * that is erased or does not exist. Rule: docs/product/moderation.md, Bans.
 */
export async function banMember(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, breach }: Ban
) {
  const at = clock.now()
  return unitOfWork.run((repositories) => ban(repositories, { userId, breach, at }))
}

/** The same as part of a larger unit of work. */
export async function ban(
  repositories: Repositories,
  { userId, breach, at }: Ban & Readonly<{ at: DateTime }>
) {
  const { deletions, profiles, users } = repositories
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('account_closed')
  const banReason = gravestReason(user, banReasonFor(breach))
  const isNews = user.status !== 'banned' || banReason !== user.banReason
  if (isNews) await repositories.jobs.add({ name: 'send_mail', kind: 'banned', userId, breach })
  await users.update(userId, { status: 'banned', banReason })
  await deletions.remove(userId)
  const profile = await profiles.first({ userId })
  if (!profile) return ok()
  await profiles.update(profile.id, { status: 'disabled' })
  const isNewFraud = banReason === 'fraud' && user.banReason !== 'fraud'
  if (isNewFraud) await warnPartners(repositories, profile.id, at)
  return ok()
}

async function warnPartners(repositories: Repositories, bannedId: string, at: DateTime) {
  const { conversations, jobs, profiles } = repositories
  const mailAt = at.plus({ minutes: fraudMailDelayMinutes })
  for (const profileId of await conversations.noteWarning(bannedId, at)) {
    const { userId } = (await profiles.find(profileId)) ?? {}
    if (!userId) continue
    const about = { profileId, at: at.toMillis() }
    await jobs.add({ name: 'send_mail', kind: 'fraud', userId, ...about }, mailAt)
  }
}

function banReasonFor(breach: ReportReason): BanReason {
  return breach === 'scam' ? 'fraud' : 'rules'
}

/** A ban for fraud stays one, whatever else comes up. */
function gravestReason({ banReason }: User, reason: BanReason) {
  return banReason === 'fraud' ? banReason : reason
}
