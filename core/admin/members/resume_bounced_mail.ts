import type { Actor } from '#core/admin/admin'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import { forgetSoftBounces } from '#core/notifications/mail/disable_mail'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Switches a member's mail on again that was switched off because mail came back. What they chose
 * themselves, by a complaint or by unsubscribing, stays. Refuses as `memberAct` does, and
 * 'mail_not_bounced'. Rule: docs/product/back-office.md, Members.
 */
export function resumeBouncedMail(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, userId }: OnMember & Readonly<{ by: Actor }>
) {
  const act = { by, right: 'change_member', userId, reason: null } as const
  return memberAct(ports, act, async (_, repositories, { notificationsDisabled }) => {
    if (!notificationsDisabled.includes('bounce')) return refuse('mail_not_bounced')
    const left = notificationsDisabled.filter((reason) => reason !== 'bounce')
    await repositories.users.update(userId, { notificationsDisabled: left })
    await forgetSoftBounces(repositories, userId)
    const before = { mail_off: notificationsDisabled.join(' ') }
    return ok({ before, after: { mail_off: left.join(' ') }, value: undefined })
  })
}
