import { ticketKinds, ticketStates } from '#core/complaints/ticket'
import { ticketList, type TicketFilter } from '#queries/admin/complaints/ticket_list'
import { ticketPage, ticketSeenBy } from '#queries/admin/complaints/ticket_page'
import { pageViewFigures } from '#queries/admin/sources/page_view_figures'
import { allTickets } from '#tests/support/admin/no_filter'
import { again, forEach, type Asked, type Case } from '#tests/bench/admin/cases'

/** Tickets, and how long measured pages were seen. */
export async function deskCases({ adminId, now, smallSite, some }: Asked): Promise<Case[]> {
  const looking = { adminId, now: now.toMillis() }
  const tickets = (filter: Partial<TicketFilter>) =>
    ticketList({ ...allTickets, ...filter }, looking, null)
  const views = (days: number) =>
    pageViewFigures({ siteId: null, from: now.minus({ days }), to: now, most: 100 })
  return [
    again('tickets', () => tickets({})),
    forEach('tickets: each state', ticketStates, (state) => tickets({ state })),
    forEach('tickets: solved, each kind', ticketKinds, (kind) =>
      tickets({ state: 'solved', kind })
    ),
    again('tickets: solved, of one admin', () =>
      tickets({ state: 'solved', assigned: { to: adminId } })
    ),
    again('tickets: solved, the small site', () => tickets({ state: 'solved', siteId: smallSite })),
    again('tickets: by age', () => tickets({ sort: 'oldest' })),
    forEach('tickets: each state, by age', ticketStates, (state) =>
      tickets({ state, sort: 'oldest' })
    ),
    again('tickets: solved by age, the small site', () =>
      tickets({ state: 'solved', siteId: smallSite, sort: 'oldest' })
    ),
    again('tickets: late', () => tickets({ due: 'late' })),
    again('tickets: 500 rows of the file', () =>
      ticketList({ ...allTickets, state: 'solved' }, looking, null, 500)
    ),
    forEach('tickets: one', await some('tickets'), async (id) => {
      const ticket = await ticketSeenBy(id, { siteId: null })
      return ticketPage(ticket!, { adminId, siteId: null })
    }),
    again('page views: 28 days', () => views(28)),
    again('page views: 180 days', () => views(180)),
  ]
}
