import { requestProvenEmailChange } from '#core/accounts/email/request_email_change'
import type { Actor } from '#core/admin/admin'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Changing = OnMember &
  Pick<Parameters<typeof requestProvenEmailChange>[1], 'email' | 'settings'> &
  Readonly<{
    by: Actor
    /** What showed that it is the member who asks. */
    proof: string
  }>

/**
 * Requests a change of a member's e-mail address in their name, after proof that it is them: a link is
 * mailed to the new address, and nothing changes until it is used; the old one may undo it. Neither
 * address gets into the audit log. Refuses as `memberAct` and `requestProvenEmailChange` do, and
 * 'proof_missing'. Rule: docs/product/back-office.md, Members.
 */
export function changeMemberEmail(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'throwAwayDomains' | 'unitOfWork'>,
  { by, email, proof: typed, settings, userId }: Changing
) {
  const proof = parseReason(typed)
  const act = { by, right: 'change_member', userId, reason: proof } as const
  return memberAct(ports, act, async (within, _, { status }) => {
    if (proof === null) return refuse('proof_missing')
    if (status !== 'active' && status !== 'not_confirmed') return refuse('account_closed')
    const requested = await requestProvenEmailChange(within, { userId, email, settings })
    if (!requested.ok) return requested
    return ok({ after: { mail: 'email_change' }, value: undefined })
  })
}
