import { ticketAct, type OnSeenTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import { answerDue, solutionDue } from '#core/complaints/deadlines'
import { deadlines, isErased } from '#core/complaints/ticket'
import { appendEntry } from '#core/complaints/thread'
import { ok, refuse } from '#core/result'

/**
 * Opens a solved ticket again, with new deadlines; the person is told. Refuses as `ticketAct` does,
 * and 'ticket_erased'. Rule: docs/product/back-office.md, Complaints.
 */
export function reopenTicket(ports: TicketPorts, { by, seen, ticketId }: OnSeenTicket) {
  return ticketAct(ports, { act: 'reopen', by, seen, ticketId }, async (repositories, ticket) => {
    if (isErased(ticket)) return refuse('ticket_erased')
    const at = ports.clock.now()
    const terms = await repositories.sites.deadlineTerms(ticket.siteId)
    const id = ports.ids.next()
    const event = { id, kind: 'reopened', adminId: by.adminId, at } as const
    const entries = await appendEntry(repositories, ticket, event)
    const opened = { state: 'open', closedAt: null, closedBy: null, helpful: null } as const
    const due = deadlines(answerDue(at, terms), solutionDue(at, terms, ticket.kind))
    await repositories.tickets.update(ticket.id, { ...opened, ...due, entries })
    await repositories.jobs.add({
      name: 'send_ticket_mail',
      kind: 'ticket_reopened',
      entryId: id,
    })
    const before = { state: ticket.state }
    return ok({ before, after: { state: 'open' }, value: undefined })
  })
}
