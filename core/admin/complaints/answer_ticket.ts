import { checkCloser } from '#core/admin/complaints/distress_acts'
import { ticketAct, type OnSeenTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import { parseReason } from '#core/admin/members/member_act'
import { deadlines, isErased, type Ticket } from '#core/complaints/ticket'
import { appendEntry } from '#core/complaints/thread'
import { parseWords } from '#core/complaints/words'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** How a ticket goes on after an answer. */
export const afterAnswer = ['open', 'waiting', 'solved'] as const
export type AfterAnswer = (typeof afterAnswer)[number]

type Answering = OnSeenTicket & Readonly<{ body: string; then: AfterAnswer }>

/**
 * Answers the person of a ticket by mail, which may solve it at once. Refuses as `ticketAct` and
 * `parseWords` do, 'ticket_erased', and 'answered_in_chat' for a case of distress, which has no address.
 * Rule: docs/product/back-office.md, Complaints.
 */
export async function answerTicket(
  ports: TicketPorts,
  { body: typed, by, seen, then, ticketId }: Answering
) {
  const words = parseWords(typed)
  if (!words.ok) return words
  return ticketAct(ports, { act: 'answer', by, seen, ticketId }, async (repositories, ticket) => {
    if (isErased(ticket)) return refuse('ticket_erased')
    if (ticket.danger === 'distress') return refuse('answered_in_chat')
    const at = ports.clock.now()
    const { adminId } = by
    const entryId = ports.ids.next()
    const answer = { id: entryId, kind: 'answer', adminId, body: words.value, at } as const
    const entries = await appendEntry(repositories, ticket, answer)
    const answered = {
      ...deadlines(null, ticket.solutionDueAt),
      answeredAt: ticket.answeredAt ?? at,
      assignedTo: ticket.assignedTo ?? adminId,
      entries,
    }
    await repositories.tickets.update(ticket.id, answered)
    if (then === 'solved') {
      await closeSolved(repositories, ports, { ticket: { ...ticket, entries }, adminId, entryId })
    } else {
      await repositories.tickets.update(ticket.id, { state: then })
      await repositories.jobs.add({ name: 'send_ticket_mail', kind: 'ticket_answer', entryId })
    }
    const before = { state: ticket.state }
    return ok({ before, after: { state: then, entry: entryId }, value: undefined })
  })
}

type Solving = OnSeenTicket & Readonly<{ reason?: string }>

/**
 * Closes a ticket as solved without an answer, such as after a call; the person is told. A case of
 * distress is closed with a reason, and by whom `checkCloser` allows. Refuses as these and `ticketAct`
 * do, and 'reason_missing'. Rule: docs/product/back-office.md, Complaints.
 */
export function solveTicket(
  ports: TicketPorts,
  { by, reason: typed = '', seen, ticketId }: Solving
) {
  const reason = parseReason(typed)
  const doing = { act: 'solve', by, seen, ticketId, reason } as const
  return ticketAct(ports, doing, async (repositories, ticket) => {
    const isDistress = ticket.danger === 'distress'
    if (isDistress && !reason) return refuse('reason_missing')
    const closer = isDistress ? await checkCloser(repositories, ports, { by, ticket }) : null
    if (closer && !closer.ok) return closer
    const { adminId } = by
    const said = isDistress ? reason : null
    await closeSolved(repositories, ports, { ticket, adminId, entryId: null, reason: said })
    const after = { state: 'solved', ...closer?.value }
    return ok({ before: { state: ticket.state }, after, value: undefined })
  })
}

type Closing = Readonly<{
  ticket: Ticket
  adminId: string
  /** The answer that solves it, if one does. */
  entryId: string | null
  reason?: string | null
}>

async function closeSolved(
  repositories: Repositories,
  { clock, ids }: TicketPorts,
  { adminId, entryId, reason, ticket }: Closing
) {
  const at = clock.now()
  const id = ids.next()
  const event = { id, kind: 'solved', adminId, body: reason ?? '', at } as const
  const entries = await appendEntry(repositories, ticket, event)
  const closed = { state: 'solved', closedAt: at, closedBy: adminId } as const
  await repositories.tickets.update(ticket.id, { ...closed, entries })
  const mail = { name: 'send_ticket_mail', kind: 'ticket_solved' } as const
  await repositories.jobs.add({ ...mail, entryId: entryId ?? id })
}
