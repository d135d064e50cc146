import { endLogins } from '#core/accounts/logging_in/end_logins'
import { requestPasswordReset } from '#core/accounts/password/request_password_reset'
import type { Actor } from '#core/admin/admin'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import { forgetSoftBounces } from '#core/notifications/mail/disable_mail'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type By = Readonly<{ by: Actor }>

/**
 * Sends an unconfirmed member the mail with their activation link again; earlier links stop working.
 * Refuses as `memberAct` does, and 'already_confirmed'. Rule: docs/product/back-office.md, Members.
 */
export function sendActivation(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, userId }: OnMember & By
) {
  const act = { by, right: 'send_member_mail', userId, reason: null } as const
  return memberAct(ports, act, async (_, { jobs }, { status }) => {
    if (status !== 'not_confirmed') return refuse('already_confirmed')
    await jobs.add({ name: 'send_mail', kind: 'activation', userId })
    return ok({ after: { mail: 'activation' }, value: undefined })
  })
}

/**
 * Sends a member the mail that resets their password: nobody but the member ever knows a password.
 * Refuses as `memberAct` and `requestPasswordReset` do. Rule: docs/product/back-office.md, Members.
 */
export function sendReset(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  {
    by,
    settings,
    userId,
  }: OnMember & By & Readonly<{ settings: Pick<SiteSettings, 'resetMailsPerDay'> }>
) {
  const act = { by, right: 'send_member_mail', userId, reason: null } as const
  return memberAct(ports, act, async (within, _, { email }) => {
    const requested = await requestPasswordReset(within, { email: email ?? '', settings })
    if (!requested.ok) return requested
    return ok({ after: { mail: 'password_reset' }, value: undefined })
  })
}

/**
 * Ends all logins of a member, or one of them. Returns the number of those that had not ended yet.
 * Refuses as `memberAct` does. Rule: docs/product/back-office.md, Members.
 */
export function endMemberLogins(
  ports: Uses<'clock' | 'events' | 'secrets' | 'unitOfWork'>,
  { by, loginId, userId }: OnMember & By & Readonly<{ loginId: string | null }>
) {
  const act = { by, right: 'end_member_logins', userId, reason: null } as const
  return memberAct<typeof ports, number, never>(ports, act, async (within, { logins }) => {
    const before = (await logins.where({ userId })).length
    await endLogins(within, loginId === null ? { userId } : { userId, only: loginId })
    const after = (await logins.where({ userId })).length
    return ok({ before: { logins: before }, after: { logins: after }, value: before - after })
  })
}

/**
 * Switches a member's mail on again that was switched off because mail came back. What they chose
 * themselves, by a complaint or by unsubscribing, stays. Refuses as `memberAct` does, and
 * 'mail_not_bounced'. Rule: docs/product/back-office.md, Members.
 */
export function resumeBouncedMail(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, userId }: OnMember & By
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
