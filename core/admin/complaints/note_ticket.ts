import { ticketAct, type OnTicket, type TicketPorts } from '#core/admin/complaints/ticket_act'
import { appendEntry } from '#core/complaints/thread'
import { parseWords } from '#core/complaints/words'
import { ok } from '#core/result'

/**
 * Adds a note that only admins read, and the member in the download of their data. Its text stays
 * out of the audit log, which cannot forget. Refuses as `ticketAct` and `parseWords` do.
 * Rule: docs/product/back-office.md, Complaints.
 */
export async function noteTicket(
  ports: TicketPorts,
  { body: typed, by, ticketId }: OnTicket & Readonly<{ body: string }>
) {
  const words = parseWords(typed)
  if (!words.ok) return words
  return ticketAct<void, never>(
    ports,
    { act: 'note', by, ticketId },
    async (repositories, ticket) => {
      const id = ports.ids.next()
      const note = { id, kind: 'note', adminId: by.adminId, body: words.value } as const
      const entries = await appendEntry(repositories, ticket, { ...note, at: ports.clock.now() })
      await repositories.tickets.update(ticket.id, { entries })
      return ok({ after: { note: id }, value: undefined })
    }
  )
}
