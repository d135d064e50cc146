import { ticketAct, type OnTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import type { Admin } from '#core/admin/admin'
import { hasRight } from '#core/admin/rights'
import type { Ticket } from '#core/complaints/ticket'
import { appendEntry } from '#core/complaints/thread'
import { ok, refuse } from '#core/result'

/**
 * Gives a ticket to an admin, or to nobody (null). Refuses as `ticketAct` does, 'assignee_unfit' for
 * one who may not work on it, and 'nothing_changed'.
 * Rule: docs/product/back-office.md, Complaints.
 */
export function assignTicket(
  ports: TicketPorts,
  { by, ticketId, to }: OnTicket & Readonly<{ to: string | null }>
) {
  return ticketAct(ports, { act: 'assign', by, ticketId }, async (repositories, ticket) => {
    if (ticket.assignedTo === to) return refuse('nothing_changed')
    const admin = to === null ? null : await repositories.admins.find(to)
    if (to !== null && !(admin && mayWorkOn(admin, ticket))) return refuse('assignee_unfit')
    const event = { id: ports.ids.next(), kind: 'assigned', adminId: by.adminId } as const
    const at = ports.clock.now()
    const entries = await appendEntry(repositories, ticket, { ...event, detail: to, at })
    await repositories.tickets.update(ticket.id, { assignedTo: to, entries })
    const before = { assigned: ticket.assignedTo }
    return ok({ before, after: { assigned: to }, value: undefined })
  })
}

/** Whether an admin may be given this ticket: one of its site, or of all. */
export function mayWorkOn(
  { disabledAt, role, siteId }: Pick<Admin, 'disabledAt' | 'role' | 'siteId'>,
  ticket: Pick<Ticket, 'siteId'>
) {
  const isOfSite = siteId === null || siteId === ticket.siteId
  return disabledAt === null && isOfSite && hasRight(role, 'work_complaint')
}
