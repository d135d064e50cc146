import type { DateTime } from 'luxon'
import { isUnsolved, type Ticket } from '#core/complaints/ticket'

/** How a ticket stands, as its person is told. */
export const standings = [
  'received',
  'answered',
  'replied',
  'waiting',
  'solved',
  'withdrawn',
  'merged',
] as const
export type Standing = (typeof standings)[number]

/**
 * How a ticket stands: received, answered and being worked on, replied to by its person, waiting for
 * them, or closed. `wasWithdrawn`: its last event is that they took it back.
 */
export function standingOf(
  { answerDueAt, answeredAt, state }: Pick<Ticket, 'answerDueAt' | 'answeredAt' | 'state'>,
  wasWithdrawn: boolean
): Standing {
  if (state === 'solved') return wasWithdrawn ? 'withdrawn' : 'solved'
  if (state !== 'open') return state
  if (answeredAt === null) return 'received'
  return answerDueAt === null ? 'answered' : 'replied'
}

/** The deadline of an unsolved ticket that is over: the answer or the solution; null for none. */
export function lateDeadline(
  ticket: Pick<Ticket, 'answerDueAt' | 'solutionDueAt' | 'state'>,
  now: DateTime
): 'answer' | 'solution' | null {
  if (!isUnsolved(ticket)) return null
  if (ticket.answerDueAt && ticket.answerDueAt < now) return 'answer'
  return ticket.solutionDueAt < now ? 'solution' : null
}
