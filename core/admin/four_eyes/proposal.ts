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

/** The most credits that one admin gives, or takes from, one member alone. */
const creditsAlone = 100
/** The most that one admin refunds of an order, or to a member, alone: minor units of any currency. */
export const refundAlone = 20_000
/** The most per cent of a discount that one admin gives alone. */
export const discountAlone = 90

/** Days over which it counts together what one admin gave one member. */
export const aloneDays = 30

/**
 * Whether a correction of credits needs a second admin: over 100 either way, with the `earlier` ones of
 * this admin for this member in 30 days. What was taken makes no room for giving.
 */
export function correctionNeedsSecond(credits: number, earlier: readonly number[]) {
  const sameWay = earlier.filter((one) => Math.sign(one) === Math.sign(credits))
  return Math.abs(sumOf([...sameWay, credits])) > creditsAlone
}

type Refunding = Readonly<{
  amount: number
  /** What went back of its order before, by whomever. */
  ofOrder: number
  /** What this admin gave back to its member in 30 days. */
  byAdmin: number
}>

/** Whether a refund needs a second admin: over 200.00 of its order, or by this admin to its member. */
export function refundNeedsSecond({ amount, byAdmin, ofOrder }: Refunding) {
  return Math.max(ofOrder, byAdmin) + amount > refundAlone
}

/** Whether a discount code needs a second admin: over 90 per cent, which nearly gives credits away. */
export function discountNeedsSecond(percentage: number) {
  return percentage > discountAlone
}

/** Whether a ban needs a second admin: when the member has unused credits. */
export function banNeedsSecond(credits: number) {
  return credits > 0
}

function sumOf(numbers: readonly number[]) {
  return numbers.reduce((sum, number) => sum + number, 0)
}
