import { isOfWriter, ticketPath } from '#core/complaints/public_form/ticket_link'
import type { Uses } from '#core/ports'
import type { Recipient } from '#mails/write_mail'
import type { TicketFacts } from '#mails/complaints/ticket_mails'
import Site from '#models/site'
import { siteSettings } from '#queries/sites/site_settings'
import { ticketOfEntry } from '#queries/complaints/ticket_of_entry'

/** The reader of a mail about an entry of a ticket, and what it tells; null once the entry is erased. */
export async function ticketReader(ports: Uses<'secrets'>, entryId: string) {
  const found = await ticketOfEntry(entryId)
  if (!found?.ticket.email) return null
  const { admin, entry, ticket, zone } = found
  const { domain, name: siteName } = await Site.findOrFail(ticket.siteId)
  const isAnswer = entry.kind === 'answer'
  const isProved = ticket.userId !== null && !isOfWriter(entry)
  // By law, the receipt of a withdrawal repeats it. Other receipts do not: anybody can give any address.
  const isStatement = isProved && ticket.kind === 'withdrawal' && entry.sequence === 1
  return {
    to: {
      userId: ticket.userId,
      email: found.ticket.email,
      name: (ticket.userId && ticket.name) || '',
      language: ticket.language,
      site: { id: ticket.siteId, domain, name: siteName },
      settings: await siteSettings(ticket.siteId),
    } satisfies Recipient,
    facts: {
      number: ticket.number,
      kind: ticket.kind,
      subject: ticket.subject,
      isProved,
      body: isAnswer || isStatement ? entry.body : '',
      admin: isAnswer ? (admin ?? '') : '',
      openedAt: ticket.openedAt,
      answerDueAt: ticket.answerDueAt,
      solutionDueAt: ticket.solutionDueAt,
      zone,
      path: ticketPath(ports, { ticketId: ticket.id, holder: 'owner' }),
    } satisfies TicketFacts,
  }
}
