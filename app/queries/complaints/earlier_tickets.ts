import { ticketPath } from '#core/complaints/public_form/ticket_link'
import type { Uses } from '#core/ports'
import Ticket from '#models/ticket'

/** So many of a member's tickets are listed. */
const listed = 10

/** The newest tickets of a member on a site, each with the link to its page. */
export async function earlierTickets(ports: Uses<'secrets'>, userId: string, siteId: string) {
  const tickets = await Ticket.query()
    .where({ userId, siteId })
    // A case that the site opened about them is no ticket of theirs.
    .whereNull('about_conversation_id')
    .whereNot('subject', '')
    .whereNot('state', 'merged')
    .orderBy('opened_at', 'desc')
    .limit(listed)
  return tickets.map(({ id: ticketId, number, subject }) => {
    return { number, subject, path: ticketPath(ports, { ticketId, holder: 'owner' }) }
  })
}
