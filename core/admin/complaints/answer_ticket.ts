import { ticketAct, type OnSeenTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
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
 * `parseWords` do, and 'ticket_erased'. Rule: docs/product/back-office.md, Complaints.
 */
export async function answerTicket(
  ports: TicketPorts,
  { body: typed, by, seen, then, ticketId }: Answering
) {
  const words = parseWords(typed)
  if (!words.ok) return words
  return ticketAct(ports, { act: 'answer', by, seen, ticketId }, async (repositories, ticket) => {
    if (isErased(ticket)) return refuse('ticket_erased')
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

/**
 * Closes a ticket as solved without an answer, such as after a call; the person is told. Refuses as
 * `ticketAct` does. Rule: docs/product/back-office.md, Complaints.
 */
export function solveTicket(ports: TicketPorts, { by, seen, ticketId }: OnSeenTicket) {
  return ticketAct<void, never>(
    ports,
    { act: 'solve', by, seen, ticketId },
    async (repositories, ticket) => {
      await closeSolved(repositories, ports, { ticket, adminId: by.adminId, entryId: null })
      const before = { state: ticket.state }
      return ok({ before, after: { state: 'solved' }, value: undefined })
    }
  )
}

type Closing = Readonly<{
  ticket: Ticket
  adminId: string
  /** The answer that solves it, if one does. */
  entryId: string | null
}>

async function closeSolved(
  repositories: Repositories,
  { clock, ids }: TicketPorts,
  { adminId, entryId, ticket }: Closing
) {
  const at = clock.now()
  const id = ids.next()
  const entries = await appendEntry(repositories, ticket, { id, kind: 'solved', adminId, at })
  const closed = { state: 'solved', closedAt: at, closedBy: adminId } as const
  await repositories.tickets.update(ticket.id, { ...closed, entries })
  const mail = { name: 'send_ticket_mail', kind: 'ticket_solved' } as const
  await repositories.jobs.add({ ...mail, entryId: entryId ?? id })
}
