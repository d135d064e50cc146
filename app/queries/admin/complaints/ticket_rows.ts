import { DateTime } from 'luxon'
import { ticketList, type TicketFilter } from '#queries/admin/complaints/ticket_list'
import { decodeCursor } from '#queries/time_cursor'

const rowsAtOnce = 500

/** All tickets of a filter as rows of a file, read page by page while it is sent; without addresses. */
export async function* ticketRows(filter: TicketFilter, looking: Parameters<typeof ticketList>[1]) {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof ticketList>> = await ticketList(
      filter,
      looking,
      decodeCursor(cursor),
      rowsAtOnce
    )
    for (const ticket of page.rows) {
      yield {
        number: ticket.number,
        kind: ticket.kind,
        state: ticket.state,
        site: ticket.site,
        language: ticket.language,
        subject: ticket.subject,
        opened: written(ticket.openedAt),
        due: written(ticket.dueAt),
        answered: written(ticket.answeredAt),
        closed: written(ticket.closedAt),
        assigned: ticket.assigned ?? '',
        member: ticket.userId ?? '',
        order: ticket.orderId ?? '',
      }
    }
    cursor = page.next
  } while (cursor !== null)
}

function written(at: number | null) {
  return at === null ? '' : DateTime.fromMillis(at, { zone: 'utc' }).toISO()
}
