import { requestPasswordReset } from '#core/accounts/password/request_password_reset'
import type { Actor } from '#core/admin/admin'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type By = Readonly<{ by: Actor }>

/**
 * Sends an unconfirmed member the mail with their activation link again; earlier links stop working.
 * Refuses as `memberAct` does, and 'already_confirmed'. Rule: docs/product/back-office.md, Members.
 */
export function resendActivation(
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
export function resendReset(
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
