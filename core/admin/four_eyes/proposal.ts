import type { DateTime } from 'luxon'
import type { AuditSubject } from '#core/admin/audit/audit_row'
import { mayBeSecond } from '#core/admin/four_eyes/second_admin'
import type { AdminRight } from '#core/admin/rights'
import { refuse } from '#core/result'

export const proposalStatuses = ['waiting', 'done', 'declined'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** What a list of acts that take two admins shows: those that wait, or those that were decided. */
export const proposalStages = ['waiting', 'decided'] as const
export type ProposalStage = (typeof proposalStages)[number]

/** A grave act that waits for a second admin. */
export type Proposal = Readonly<{
  id: string
  right: AdminRight
  subjectKind: AuditSubject['kind']
  subjectId: string
  siteId: string | null
  /** What the act is done with, as its use case takes it. */
  details: ProposalDetails
  reason: string
  proposedBy: string
  proposedAt: DateTime
  status: ProposalStatus
  decidedBy: string | null
  decidedAt: DateTime | null
}>

export type ProposalDetails = Readonly<Record<string, string | number | boolean | null>>

type Second = Readonly<{ adminId: string; others: number; now: DateTime }>

/**
 * Whether an admin may confirm a waiting act, as `mayBeSecond` says. Refuses 'proposal_decided', and
 * what that refuses. Rule: docs/product/back-office.md, Four eyes.
 */
export function mayConfirm({ proposedAt, proposedBy, status }: Proposal, second: Second) {
  if (status !== 'waiting') return refuse('proposal_decided')
  return mayBeSecond({ ...second, firstId: proposedBy, since: proposedAt })
}

/** The most credits that one admin corrects alone, either way. */
const creditsAlone = 100
/** The largest refund that one admin makes alone, in minor units of its currency. */
const refundAlone = 20_000

/** Whether a correction of this many credits needs a second admin: over 100, either way. */
export function correctionNeedsSecond(credits: number) {
  return Math.abs(credits) > creditsAlone
}

/** Whether a refund of this amount, in minor units, needs a second admin: over 200.00. */
export function refundNeedsSecond(amount: number) {
  return amount > refundAlone
}

/** Whether a ban needs a second admin: when the member has unused credits. */
export function banNeedsSecond(credits: number) {
  return credits > 0
}
