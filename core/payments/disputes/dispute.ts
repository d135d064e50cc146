import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'

/**
 * 'needs_response': we can still send evidence. 'under_review': the bank decides. 'closed': it ended
 * without taking anything.
 */
export const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** A payer tells their bank that a payment was not right; `amount` in minor units. */
export type ReportedDispute = Readonly<{
  /** The provider's id of it. */
  id: string
  status: DisputeStatus
  /** The provider's code for what the payer says. */
  reason: string
  amount: number
  openedAt: DateTime
  /** Until when evidence may be sent; null where the provider takes none. */
  dueAt: DateTime | null
}>

/** A dispute as we know it, by the provider's name and its id of it. */
export type Dispute = ReportedDispute & Readonly<{ orderId: string; currency: Currency }>
