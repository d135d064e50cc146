import { appendEntry } from '#core/complaints/thread'
import { reachedBy, type TicketLink } from '#core/complaints/public_form/ticket_link'
import { isUnsolved, mayWithdraw, type Ticket } from '#core/complaints/ticket'
import { goingOn } from '#core/complaints/write_to_ticket'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'ids' | 'unitOfWork'>

/**
 * Closes a ticket because its person says that it is solved, and keeps whether that helped; of one
 * that is solved already, only keeps that. `helpful` is null where they do not say. Refuses
 * 'ticket_not_found'. Rule: docs/product/complaints.md, The page of a ticket.
 */
export async function confirmSolved(
  ports: Needs,
  { helpful, link }: Readonly<{ link: TicketLink; helpful: boolean | null }>
) {
  return ports.unitOfWork.run(async (repositories) => {
    const found = await goingOn(repositories, reachedBy(link))
    if (!found.ok) return found
    const ticket = found.value
    if (isUnsolved(ticket)) await close(repositories, ports, ticket, 'solved')
    if (helpful !== null) await repositories.tickets.update(ticket.id, { helpful })
    return ok()
  })
}

/**
 * Closes a ticket because its person takes back what they asked for. Refuses as `goingOn` does, and
 * 'ticket_stands' as `mayWithdraw` says. Rule: docs/product/complaints.md, The page of a ticket.
 */
export async function withdrawTicket(ports: Needs, link: TicketLink) {
  return ports.unitOfWork.run(async (repositories) => {
    const found = await goingOn(repositories, reachedBy(link))
    if (!found.ok) return found
    const ticket = found.value
    if (!mayWithdraw(ticket)) return refuse('ticket_stands')
    await close(repositories, ports, ticket, 'withdrawn')
    return ok()
  })
}

async function close(
  repositories: Repositories,
  { clock, ids }: Needs,
  ticket: Ticket,
  kind: 'solved' | 'withdrawn'
) {
  const at = clock.now()
  const entries = await appendEntry(repositories, ticket, { id: ids.next(), kind, at })
  const closed = { state: 'solved', closedAt: at, closedBy: null } as const
  await repositories.tickets.update(ticket.id, { ...closed, entries })
}
