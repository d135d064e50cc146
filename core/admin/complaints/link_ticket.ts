import { findSubjects, type TypedSubjects } from '#core/admin/complaints/find_subjects'
import { ticketAct, type OnTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import type { TicketKind } from '#core/complaints/ticket'
import { appendEntry } from '#core/complaints/thread'
import { ok, refuse } from '#core/result'

type Linking = OnTicket & TypedSubjects & Readonly<{ kind: TicketKind }>

/**
 * Says which kind a ticket is of, and which member and order of its site it is about; empty fields
 * for none. Refuses as `ticketAct` and `findSubjects` do, and 'nothing_changed'.
 * Rule: docs/product/back-office.md, Complaints.
 */
export function linkTicket(ports: TicketPorts, { by, kind, member, order, ticketId }: Linking) {
  return ticketAct(ports, { act: 'link', by, ticketId }, async (repositories, ticket) => {
    const found = await findSubjects(repositories, { member, order }, ticket.siteId)
    if (!found.ok) return found
    const { orderId, userId } = found.value
    const before = { kind: ticket.kind, member: ticket.userId, order: ticket.orderId }
    const after = { kind, member: userId, order: orderId }
    if (JSON.stringify(before) === JSON.stringify(after)) return refuse('nothing_changed')
    const event = { id: ports.ids.next(), kind: 'linked', adminId: by.adminId } as const
    const entries = await appendEntry(repositories, ticket, { ...event, at: ports.clock.now() })
    await repositories.tickets.update(ticket.id, { kind, orderId, userId, entries })
    return ok({ before, after, value: undefined })
  })
}
