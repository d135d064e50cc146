import Admin from '#models/admin'
import Company from '#models/company'
import Ticket from '#models/ticket'
import TicketEntry from '#models/ticket_entry'

/** The ticket that an entry belongs to now, who wrote the entry, and the time zone of the site. */
export async function ticketOfEntry(entryId: string) {
  const entry = await TicketEntry.find(entryId)
  const ticket = entry && (await Ticket.find(entry.ticketId))
  if (!ticket) return null
  const admin = entry.adminId === null ? null : await Admin.find(entry.adminId)
  const company = await Company.find(ticket.siteId)
  return { entry, ticket, admin: admin?.name ?? null, zone: company?.timeZone ?? 'UTC' }
}
