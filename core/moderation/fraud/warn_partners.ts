import type { DateTime } from 'luxon'
import {
  dangerSince,
  mailsAboutFraudAt,
  type FraudWarning,
} from '#core/moderation/fraud/fraud_warning'
import type { Judgement } from '#core/moderation/measures/keep_measure'
import { fraudMailDelayMinutes } from '#core/notifications/mail/fraud'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type Banned = Readonly<{ profileId: string; judgement: Judgement }>

/**
 * Warns everybody a member wrote to of a ban for fraud, as part of it: in the conversation at once, by
 * mail as `mailsAboutFraudAt` says. Rule: docs/product/moderation.md, Mails about fraud.
 */
export async function warnPartners(
  { clock }: Uses<'clock'>,
  repositories: Repositories,
  { judgement, profileId }: Banned
) {
  const { conversations, fraudWarnings, jobs } = repositories
  const { confirmedBy, takenBy: bannedBy, userId } = judgement
  const bannedAt = clock.now()
  await conversations.noteWarning(profileId, bannedAt)
  const written = await writtenOfLate(repositories, { userId, profileId }, dangerSince(bannedAt))
  const isConfirmed = confirmedBy !== undefined
  const mailAt = mailsAboutFraudAt({ bannedAt, isConfirmed, written })
  const warning = { userId, bannedBy, mailAt, mailedAt: null }
  await fraudWarnings.put(warning)
  if (mailAt <= bannedAt) await mailPartners(repositories, warning, bannedAt)
  else await jobs.add({ name: 'mail_about_fraud', userId }, mailAt)
}

/** What a member wrote since then: what is in their chats, and what was hidden from them since. */
async function writtenOfLate(
  { measures, messages }: Repositories,
  { profileId, userId }: Readonly<{ userId: string; profileId: string }>,
  since: DateTime
) {
  const sent = await messages.writtenSince(profileId, since)
  const hidden = await measures.where({ userId, kind: 'hidden_text', liftedAt: null })
  return [
    ...sent.map(({ body, sentAt: at }) => ({ body, at })),
    ...hidden.flatMap(({ hiddenText, subjectId, takenAt: at }) =>
      hiddenText === null || subjectId === null ? [] : [{ body: hiddenText, at }]
    ),
  ]
}

/**
 * Mails those who wrote with a banned fraudster once the wait is over. Does nothing where the mails
 * went already, or the ban was lifted. Rule: docs/product/moderation.md, Mails about fraud.
 */
export function mailAboutFraud(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async (repositories) => {
    // The lock under which a ban is lifted, too.
    await repositories.users.lock(userId)
    const warning = await repositories.fraudWarnings.find(userId)
    const now = clock.now()
    if (!warning || warning.mailedAt !== null || now < warning.mailAt) return
    await mailPartners(repositories, warning, now)
  })
}

/** Asks for the mails, inside a unit of work that has the banned member locked. */
export async function mailPartners(
  { conversations, fraudWarnings, jobs, profiles }: Repositories,
  { userId: bannedId }: Pick<FraudWarning, 'userId'>,
  now: DateTime
) {
  await fraudWarnings.update(bannedId, { mailedAt: now })
  const banned = await profiles.first({ userId: bannedId })
  const readers = banned ? await conversations.writtenTo(banned.id) : []
  for (const profileId of readers) {
    const { userId } = (await profiles.find(profileId)) ?? {}
    if (!userId) continue
    const about = { profileId, at: now.toMillis() }
    const mailAt = now.plus({ minutes: fraudMailDelayMinutes })
    await jobs.add({ name: 'send_mail', kind: 'fraud', userId, ...about }, mailAt)
  }
}

/** Undoes the warning of a ban that is lifted, inside a unit of work: mails that wait never go. */
export async function takeBackWarning(
  { conversations, fraudWarnings, profiles }: Repositories,
  userId: string
) {
  await fraudWarnings.remove(userId)
  const profile = await profiles.first({ userId })
  if (profile) await conversations.forgetWarning(profile.id)
}
