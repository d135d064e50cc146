import type { Recipient } from '#mails/mailer'
import type { TicketFacts } from '#mails/complaints/ticket_mails'
import Site from '#models/site'
import { siteSettings } from '#queries/sites/site_settings'
import { ticketOfEntry } from '#queries/complaints/ticket_of_entry'

/** Whom a mail about an entry of a ticket is for, and what it tells; null once it is erased. */
export async function ticketReader(entryId: string) {
  const found = await ticketOfEntry(entryId)
  if (!found?.ticket.email) return null
  const { admin, entry, ticket, zone } = found
  const { domain, name: siteName } = await Site.findOrFail(ticket.siteId)
  const isAnswer = entry.kind === 'answer'
  return {
    ticketId: ticket.id,
    to: {
      userId: ticket.userId,
      email: found.ticket.email,
      name: ticket.name ?? '',
      language: ticket.language,
      site: { id: ticket.siteId, domain, name: siteName },
      settings: await siteSettings(ticket.siteId),
    } satisfies Recipient,
    facts: {
      number: ticket.number,
      subject: ticket.subject,
      body: isAnswer ? entry.body : '',
      admin: isAnswer ? (admin ?? '') : '',
      answerDueAt: ticket.answerDueAt,
      solutionDueAt: ticket.solutionDueAt,
      zone,
    } satisfies TicketFacts,
  }
}
