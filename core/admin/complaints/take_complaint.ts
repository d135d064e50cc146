import type { SignedInAdmin } from '#core/admin/admin'
import { findSubjects, type TypedSubjects } from '#core/admin/complaints/find_subjects'
import type { TicketPorts } from '#core/admin/complaints/ticket_act'
import { performAct } from '#core/admin/perform_act'
import { openTicket, type NewTicket } from '#core/complaints/open_ticket'
import { ok, refuse } from '#core/result'

type Taking = TypedSubjects &
  Readonly<{
    by: SignedInAdmin
    ticket: Omit<NewTicket, 'userId' | 'orderId' | 'files' | 'mail' | 'id'>
  }>

/**
 * Opens a ticket for somebody who called or wrote elsewhere, as `openTicket`. Returns its id. Refuses
 * 'site_not_found', and as `performAct`, `openTicket` and `findSubjects` do.
 * Rule: docs/product/back-office.md, Complaints.
 */
export function takeComplaint(ports: TicketPorts, { by, member, order, ticket }: Taking) {
  const id = ports.ids.next()
  const { siteId } = ticket
  const on = { kind: 'ticket', id } as const
  const act = { by, right: 'work_complaint', on, siteId, reason: null } as const
  return performAct(ports, act, async (within, repositories) => {
    if (!(await repositories.sites.find(siteId))) return refuse('site_not_found')
    const found = await findSubjects(repositories, { member, order }, siteId)
    if (!found.ok) return found
    const opened = await openTicket(within, { ...ticket, ...found.value, id })
    if (!opened.ok) return opened
    const { kind, number } = opened.value
    return ok({ after: { kind, number }, value: { ticketId: id } })
  })
}
