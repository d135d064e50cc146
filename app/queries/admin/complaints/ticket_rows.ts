import { ticketList, type TicketFilter } from '#queries/admin/complaints/ticket_list'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { decodeCursor } from '#queries/time_cursor'

/** All tickets of a filter as rows of a file; without addresses. */
export async function* ticketRows(filter: TicketFilter, looking: Parameters<typeof ticketList>[1]) {
  const all = everyRow((after: string | null) => {
    return ticketList(filter, looking, decodeCursor(after), rowsAtOnce)
  })
  for await (const ticket of all) {
    yield {
      number: ticket.number,
      kind: ticket.kind,
      state: ticket.state,
      site: ticket.site,
      language: ticket.language,
      subject: ticket.subject,
      opened: writtenAt(ticket.openedAt),
      due: writtenAt(ticket.dueAt),
      answered: writtenAt(ticket.answeredAt),
      closed: writtenAt(ticket.closedAt),
      assigned: ticket.assigned ?? '',
      member: ticket.userId ?? '',
      order: ticket.orderId ?? '',
    }
  }
}
