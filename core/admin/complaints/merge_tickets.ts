import { ticketAct, type OnSeenTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import { earlierOf } from '#core/complaints/deadlines'
import { deadlines, isOfSamePerson, isUnsolved, type Ticket } from '#core/complaints/ticket'
import { appendEntry } from '#core/complaints/thread'
import { parseNumber } from '#core/complaints/ticket_number'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Merging = OnSeenTicket & Readonly<{ into: string }>

/**
 * Merges a ticket into another one of the same person, by its number: the thread goes along, the
 * earlier deadlines hold, and the merged ticket points to the other, where replies to either go.
 * Returns the id of the other one. Refuses as `ticketAct` does, 'merge_number_unknown' (also for one
 * of another site), 'merge_itself', 'merge_closed' where the other is solved or merged itself, and
 * 'merge_other_person'. Rule: docs/product/back-office.md, Complaints.
 */
export function mergeTicket(ports: TicketPorts, { by, into, seen, ticketId }: Merging) {
  return ticketAct(ports, { act: 'merge', by, seen, ticketId }, async (repositories, ticket) => {
    const other = await findOther(repositories, ticket, into)
    if (!other) return refuse('merge_number_unknown')
    if (other.id === ticket.id) return refuse('merge_itself')
    if (!isUnsolved(other)) return refuse('merge_closed')
    if (!isOfSamePerson(ticket, other)) return refuse('merge_other_person')
    const at = ports.clock.now()
    const moved = await moveThread(repositories, ticket, other)
    const event = { kind: 'merged', adminId: by.adminId, at } as const
    const [here, there] = [ports.ids.next(), ports.ids.next()]
    const entries = await appendEntry(
      repositories,
      { id: other.id, entries: moved },
      { ...event, id: there, detail: ticket.number }
    )
    await repositories.tickets.update(other.id, { ...together(ticket, other), entries })
    const closed = { state: 'merged', mergedInto: other.id, closedBy: by.adminId } as const
    const last = await appendEntry(repositories, ticket, {
      ...event,
      id: here,
      detail: other.number,
    })
    await repositories.tickets.update(ticket.id, { ...closed, closedAt: at, entries: last })
    const after = { state: 'merged', into: other.id }
    return ok({ before: { state: ticket.state }, after, value: { ticketId: other.id } })
  })
}

async function findOther({ tickets }: Repositories, ticket: Ticket, typed: string) {
  const number = parseNumber(typed)
  const found = number && (await tickets.first({ number }))
  const isSeen = found && found.siteId === ticket.siteId
  return isSeen ? tickets.lock(found.id) : null
}

/** Returns the sequence of the last entry. */
async function moveThread({ ticketEntries }: Repositories, from: Ticket, to: Ticket) {
  let sequence = to.entries
  for (const { id } of await ticketEntries.where({ ticketId: from.id }, 'sequence')) {
    sequence += 1
    await ticketEntries.update(id, { ticketId: to.id, sequence })
  }
  return sequence
}

/** What one did not know, the other may. */
function together(from: Ticket, to: Ticket) {
  const answerDueAt =
    from.answerDueAt && to.answerDueAt
      ? earlierOf(from.answerDueAt, to.answerDueAt)
      : (from.answerDueAt ?? to.answerDueAt)
  const due = deadlines(answerDueAt, earlierOf(from.solutionDueAt, to.solutionDueAt))
  const { answerDueAt: answer, dueAt, solutionDueAt } = due
  return {
    answerDueAt: answer,
    solutionDueAt,
    dueAt,
    answeredAt: to.answeredAt ?? from.answeredAt,
    state: from.state === 'open' ? 'open' : to.state,
    userId: to.userId ?? from.userId,
    orderId: to.orderId ?? from.orderId,
    assignedTo: to.assignedTo ?? from.assignedTo,
  } as const
}
