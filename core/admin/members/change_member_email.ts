import { parseNewEmail, requestProvenEmailChange } from '#core/accounts/email/request_email_change'
import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { mayDo } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { settingsOfSite } from '#core/sites/settings/settings_of_site'
import type { UserStatus } from '#core/users/user'

type EmailPorts = Uses<'clock' | 'ids' | 'secrets' | 'throwAwayDomains' | 'unitOfWork'>

type Changing = OnMember &
  Readonly<{
    by: SignedInAdmin
    email: string
    /** What showed that it is the member who asks. */
    proof: string
  }>

/**
 * Proposes to change a member's e-mail address in their name, after proof that it is them; a second admin
 * confirms it. Neither address gets into the audit log. Refuses 'proof_missing', 'member_not_found',
 * 'account_closed', what is wrong with the address, and as `proposeAct` does.
 * Rule: docs/product/back-office.md, Members.
 */
export async function proposeMemberEmail(
  ports: EmailPorts,
  { by, email: typed, proof: typedProof, userId }: Changing
) {
  const proof = parseReason(typedProof)
  if (proof === null) return refuse('proof_missing')
  return asOne(ports, async (within, repositories) => {
    const user = await repositories.users.lock(userId)
    if (!user || user.status === 'deleted') return refuse('member_not_found')
    const { siteId, status } = user
    // Before the status, which an admin of another site must not learn.
    const allowed = mayDo(by, 'change_member_email', siteId, ports.clock.now())
    if (!allowed.ok) return allowed
    if (!mayChange(status)) return refuse('account_closed')
    const settings = await settingsOfSite(repositories, siteId)
    const email = await parseNewEmail(repositories, ports, { userId, email: typed, settings })
    if (!email.ok) return email
    const on = { kind: 'member', id: userId } as const
    const details = { email: email.value }
    return proposeAct(within, {
      by,
      right: 'change_member_email',
      on,
      siteId,
      reason: proof,
      details,
    })
  })
}

/**
 * Requests the change once a second admin has confirmed it: a link is mailed to the new address, and nothing
 * changes until it is used; the old one may undo it. Refuses as `memberAct` and `requestProvenEmailChange` do.
 */
export function changeEmailAsProposed(
  ports: EmailPorts,
  { details, reason, subjectId: userId }: Proposal,
  by: SignedInAdmin
) {
  const act = { by, right: 'change_member_email', userId, reason } as const
  return memberAct(ports, act, async (within, repositories, { siteId, status }) => {
    if (!mayChange(status)) return refuse('account_closed')
    const settings = await settingsOfSite(repositories, siteId)
    const email = String(details.email)
    const requested = await requestProvenEmailChange(within, { userId, email, settings })
    if (!requested.ok) return requested
    return ok({ after: { mail: 'email_change' }, value: undefined })
  })
}

function mayChange(status: UserStatus) {
  return status === 'active' || status === 'not_confirmed'
}
