import type { BanReason, User } from '#core/users/user'
import { warnPartners } from '#core/moderation/fraud/warn_partners'
import { takeAndTell, type Judgement } from '#core/moderation/measures/keep_measure'
import { bareStatement } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** What a member did, as a reason of a report. */
type Ban = Readonly<{ userId: string; breach: ReportReason }>

/**
 * Bans a member for good in the name of the terminal, whatever their status: they cannot log in, and
 * nobody finds them. A mail tells them why and how to appeal. After a ban for fraud, everybody they
 * wrote to finds a warning in the conversation, as unread, and later gets a mail. A deletion that they
 * asked for goes on. Idempotent. Refuses 'account_closed' for an account that is erased or does not exist.
 * Rule: docs/product/moderation.md, Bans.
 */
export async function banMember(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { userId, breach }: Ban
) {
  const judgement = { userId, reportId: null, takenBy: null, statement: bareStatement(breach) }
  return ports.unitOfWork.run((repositories) => ban(ports, repositories, judgement))
}

/** Bans as part of a larger unit of work. Returns the measure; null where the ban changes nothing. */
export async function ban(
  ports: Uses<'clock' | 'ids'>,
  repositories: Repositories,
  judgement: Judgement
) {
  const { statement, userId } = judgement
  const { profiles, users } = repositories
  const user = await users.lock(userId)
  if (!user || user.status === 'deleted') return refuse('account_closed')
  const banReason = gravestReason(user, banReasonFor(statement.breach))
  const isNews = user.status !== 'banned' || banReason !== user.banReason
  const measure = isNews ? await takeAndTell(ports, repositories, judgement, { kind: 'ban' }) : null
  await users.update(userId, { status: 'banned', banReason })
  const profile = await profiles.first({ userId })
  if (!profile) return ok(measure)
  await profiles.update(profile.id, { status: 'disabled' })
  const isNewFraud = banReason === 'fraud' && user.banReason !== 'fraud'
  if (isNewFraud) await warnPartners(ports, repositories, { profileId: profile.id, judgement })
  return ok(measure)
}

function banReasonFor(breach: ReportReason): BanReason {
  return breach === 'scam' ? 'fraud' : 'rules'
}

/** A ban for fraud stays one, whatever else comes up. */
function gravestReason({ banReason }: User, reason: BanReason) {
  return banReason === 'fraud' ? banReason : reason
}
