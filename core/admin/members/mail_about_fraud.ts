import type { SignedInAdmin } from '#core/admin/admin'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import { mailPartners } from '#core/moderation/fraud/warn_partners'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Mails those who wrote with a member banned for fraud now, as the second admin who looked at the ban.
 * Refuses as `memberAct` does, 'warning_not_found' where no mails wait, and 'second_admin_needed' for
 * the admin who banned. Rule: docs/product/moderation.md, Mails about fraud.
 */
export function mailAboutFraudNow(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, userId }: OnMember & Readonly<{ by: SignedInAdmin }>
) {
  const act = { by, right: 'warn_of_fraud', userId, reason: null } as const
  return memberAct(ports, act, async ({ clock }, repositories) => {
    const warning = await repositories.fraudWarnings.find(userId)
    if (!warning || warning.mailedAt !== null) return refuse('warning_not_found')
    if (warning.bannedBy === by.adminId) return refuse('second_admin_needed')
    const now = clock.now()
    await mailPartners(repositories, warning, now)
    const before = { mailAt: warning.mailAt.toISO() }
    return ok({ before, after: { mailAt: now.toISO() }, value: undefined })
  })
}
