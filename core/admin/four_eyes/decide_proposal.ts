import type { SignedInAdmin } from '#core/admin/admin'
import { asOne } from '#core/as_one'
import { appendAudit } from '#core/admin/audit/append_audit'
import { mayConfirm, type Proposal, type ProposalDetails } from '#core/admin/four_eyes/proposal'
import { othersWithRight } from '#core/admin/four_eyes/second_admin'
import { proposedActs } from '#core/admin/four_eyes/proposed_acts'
import { endWaitOfBan } from '#core/admin/measures/waiting_ban'
import { hasRight, mayDo } from '#core/admin/rights'
import type { Ports, Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Deciding = Readonly<{ by: SignedInAdmin; proposalId: string }>

/**
 * Confirms a waiting act and does it, in one unit of work: when the act is refused by now, it stays
 * waiting. Returns whether its proposer confirmed it `alone`. Refuses 'proposal_not_found', what
 * `mayDo` and `mayConfirm` refuse, and what the act itself refuses.
 * Rule: docs/product/back-office.md, Four eyes.
 */
export async function confirmProposal(ports: Ports, { by, proposalId }: Deciding) {
  return asOne(ports, async (within, repositories) => {
    const proposal = await repositories.proposals.lock(proposalId)
    if (!proposal) return refuse('proposal_not_found')
    const allowed = mayDo(by, proposal.right, proposal.siteId, ports.clock.now())
    if (!allowed.ok) return allowed
    const confirmed = await checkSecond(ports, repositories, { by, proposal })
    if (!confirmed.ok) return confirmed

    const done = await proposedActs[proposal.right]!(within, proposal, by)
    if (!done.ok) return done
    await close(ports, repositories, proposal, { by, status: 'done', alone: confirmed.value.alone })
    return ok(confirmed.value)
  })
}

/**
 * Whether an admin is the second one that a waiting act takes, before they confirm it. Refuses
 * 'proposal_not_found', and as `mayConfirm` does. Rule: docs/product/back-office.md, Four eyes.
 */
export function isSecondFor(ports: Uses<'clock' | 'unitOfWork'>, { by, proposalId }: Deciding) {
  return ports.unitOfWork.run(async (repositories) => {
    const proposal = await repositories.proposals.find(proposalId)
    return proposal
      ? checkSecond(ports, repositories, { by, proposal })
      : refuse('proposal_not_found')
  })
}

async function checkSecond(
  { clock }: Uses<'clock'>,
  repositories: Repositories,
  { by, proposal }: Readonly<{ by: SignedInAdmin; proposal: Proposal }>
) {
  const { adminId } = by
  const others = await othersWithRight(repositories, proposal, adminId)
  return mayConfirm(proposal, { adminId, others, now: clock.now() })
}

/**
 * Declines a waiting act, or withdraws one's own; who was suspended until then is free again, and is
 * mailed so. Refuses 'proposal_not_found', 'proposal_decided'
 * and 'act_not_allowed'. Rule: docs/product/back-office.md, Four eyes.
 */
export async function declineProposal(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, proposalId }: Deciding
) {
  return asOne(ports, async (within, repositories) => {
    const proposal = await repositories.proposals.lock(proposalId)
    if (!proposal) return refuse('proposal_not_found')
    const isOwnSite = by.siteId === null || by.siteId === proposal.siteId
    if (!hasRight(by.role, proposal.right) || !isOwnSite) return refuse('act_not_allowed')
    if (proposal.status !== 'waiting') return refuse('proposal_decided')
    const lifted = await endWaitOfBan(within, proposal, by)
    if (lifted) {
      const { id: measureId, userId } = lifted
      await repositories.jobs.add({ name: 'send_mail', kind: 'measure_lifted', userId, measureId })
    }
    await close(ports, repositories, proposal, { by, status: 'declined', alone: false })
    return ok()
  })
}

type Closing = Readonly<{ by: SignedInAdmin; status: 'done' | 'declined'; alone: boolean }>

async function close(
  ports: Uses<'clock' | 'secrets'>,
  repositories: Repositories,
  { details, id, right, siteId, subjectId, subjectKind }: Proposal,
  { alone, by, status }: Closing
) {
  const at = ports.clock.now()
  const { adminId } = by
  const decided = { status, decidedBy: adminId, decidedAt: at }
  await repositories.proposals.update(id, { ...decided, details: withoutAddress(details) })
  await appendAudit(ports, repositories, {
    at,
    adminId,
    act: status === 'done' ? 'confirm_proposal' : 'decline_proposal',
    subject: { kind: subjectKind, id: subjectId },
    siteId,
    before: null,
    after: { right, proposal: id, alone },
    reason: null,
  })
}

/** An e-mail address is kept no longer than the second admin needs it. */
function withoutAddress(details: ProposalDetails): ProposalDetails {
  return 'email' in details ? { ...details, email: null } : details
}
