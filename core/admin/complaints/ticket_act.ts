import type { SignedInAdmin } from '#core/admin/admin'
import { claimWork } from '#core/admin/claims/work_claim'
import { performAct, type Change } from '#core/admin/perform_act'
import { mayDoIn, type Ticket, type TicketAct } from '#core/complaints/ticket'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Result } from '#core/result'

/** The ports of whatever admins do with tickets. */
export type TicketPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

export type OnTicket = Readonly<{
  by: SignedInAdmin
  ticketId: string
}>

/** `seen` is how many entries the ticket had on the page that the act comes from. */
export type OnSeenTicket = OnTicket & Readonly<{ seen: number }>

type Doing = OnTicket & Readonly<{ act: TicketAct; seen?: number; reason?: string | null }>

/** What alone may be done while another admin has the ticket in hand. */
const shared: readonly TicketAct[] = ['note', 'assign', 'link']

/**
 * Does something with a ticket, which is locked, and for everything but notes, assigning and linking
 * is in hand for five minutes. Refuses as `performAct` does, 'ticket_not_found', 'claimed_by_other',
 * 'ticket_not_in_state' with its `state`, and 'ticket_changed' with `what` came last and the name of
 * the `admin` who did it, when there is more in it than was `seen`.
 * Rule: docs/product/back-office.md, Complaints.
 */
export async function ticketAct<T, R extends string>(
  ports: TicketPorts,
  { act, by, reason = null, seen, ticketId }: Doing,
  work: (repositories: Repositories, ticket: Ticket) => Promise<Result<Change<T>, R>>
) {
  const known = await ports.unitOfWork.run(({ tickets }) => tickets.find(ticketId))
  if (!known) return refuse('ticket_not_found')
  const on = { kind: 'ticket', id: ticketId } as const
  const { siteId } = known
  const doing = { by, right: 'work_complaint', on, siteId, reason } as const
  return performAct<TicketPorts, T, R | TicketRefusal>(
    ports,
    doing,
    async (within, repositories) => {
      const claim = { kind: 'ticket', subjectId: ticketId, adminId: by.adminId } as const
      const claimed = shared.includes(act) ? ok() : await claimWork(within, claim)
      if (!claimed.ok) return claimed
      const ticket = await repositories.tickets.lock(ticketId)
      if (!ticket) return refuse('ticket_not_found')
      if (seen !== undefined && ticket.entries > seen) return whatChanged(repositories, ticket)
      if (!mayDoIn(ticket.state, act)) return refuse('ticket_not_in_state', { state: ticket.state })
      return work(repositories, ticket)
    }
  )
}

type TicketRefusal =
  'ticket_not_found' | 'claimed_by_other' | 'ticket_not_in_state' | 'ticket_changed'

async function whatChanged(
  { admins, ticketEntries }: Repositories,
  { entries: sequence, id: ticketId }: Ticket
) {
  const last = await ticketEntries.first({ ticketId, sequence })
  const admin = last?.adminId ? await admins.find(last.adminId) : null
  return refuse('ticket_changed', { what: last?.kind ?? 'merged', admin: admin?.name ?? '' })
}
