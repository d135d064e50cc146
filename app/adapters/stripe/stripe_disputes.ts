import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { DisputeStatus, ReportedDispute } from '#core/payments/disputes/dispute'

const disputesShape = vine.create({
  data: vine.array(
    vine.object({
      id: vine.string(),
      status: vine.string(),
      reason: vine.string(),
      amount: vine.number(),
      created: vine.number(),
      evidence_details: vine
        .object({ due_by: vine.number().nullable().optional() })
        .nullable()
        .optional(),
    })
  ),
})

type Meaning = Readonly<{ money: 'none' | 'taken' | 'recovered'; status: DisputeStatus }>

/**
 * What each state of a dispute means for the money, and for us: an inquiry (`warning_…`) and a
 * prevented dispute take nothing; one that is open or lost took it, one that was won brought it back.
 */
const meanings: Record<string, Meaning> = {
  warning_needs_response: { money: 'none', status: 'needs_response' },
  warning_under_review: { money: 'none', status: 'under_review' },
  warning_closed: { money: 'none', status: 'closed' },
  prevented: { money: 'none', status: 'closed' },
  needs_response: { money: 'taken', status: 'needs_response' },
  under_review: { money: 'taken', status: 'under_review' },
  appeal_needs_response: { money: 'taken', status: 'needs_response' },
  appeal_under_review: { money: 'taken', status: 'under_review' },
  lost: { money: 'taken', status: 'lost' },
  won: { money: 'recovered', status: 'won' },
}

/** A state that is not known counts as one that took the money, until somebody has looked. */
const unknown: Meaning = { money: 'taken', status: 'needs_response' }

/** How the disputes of a payment ended so far, and each of them. */
export type Disputes = Readonly<{
  taken: boolean
  recovered: boolean
  list: readonly ReportedDispute[]
}>

export const noDisputes: Disputes = { taken: false, recovered: false, list: [] }

export async function disputes(answer: unknown): Promise<Disputes> {
  const { data } = await disputesShape.validate(answer)
  const outcomes = data.map(({ status }) => (meanings[status] ?? unknown).money)
  return {
    taken: outcomes.includes('taken'),
    recovered: outcomes.includes('recovered'),
    list: data.map(({ amount, created, evidence_details: evidence, id, reason, status }) => ({
      id,
      status: (meanings[status] ?? unknown).status,
      reason,
      amount,
      openedAt: DateTime.fromSeconds(created, { zone: 'utc' }),
      dueAt: evidence?.due_by ? DateTime.fromSeconds(evidence.due_by, { zone: 'utc' }) : null,
    })),
  }
}
