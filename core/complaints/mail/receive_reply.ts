import { takenFiles } from '#core/complaints/attachments'
import { ownWordsOf } from '#core/complaints/mail/own_words'
import { isAutomatic, type ReplyMail } from '#core/complaints/mail/reply_mail'
import { type NamedTicket, ticketNamedBy } from '#core/complaints/mail/ticket_tag'
import { appendEntry } from '#core/complaints/thread'
import { beginningOf } from '#core/complaints/words'
import { goingOn, writeToTicket } from '#core/complaints/write_to_ticket'
import { importMailReport } from '#core/notifications/mail/disable_mail'
import { outcomeOf } from '#core/notifications/mail/mail_report'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'ids' | 'mailReports' | 'replyMails' | 'secrets' | 'unitOfWork'>
type Source = Readonly<{ source: string }>

/**
 * Takes any mail that arrives: a reply to a ticket, or else a report about our mails (see
 * `importMailReport`). Returns what became of it.
 */
export async function takeMail(ports: Needs, { source }: Source) {
  const reply = await ports.replyMails.read(source)
  return reply ? receiveReply(ports, { reply, source }) : importMailReport(ports, { source })
}

/**
 * Adds what somebody answered by mail to their ticket: their own words without what they quote, and
 * the attachments that are taken. Only an address that the site signed leads to a ticket. Refuses
 * 'tag_invalid', 'mail_automatic' for what a program wrote, 'mail_empty', and what `writeToTicket`
 * refuses; that a mail to the person failed is noted in the ticket.
 * Rule: docs/product/back-office.md, Complaints.
 */
export async function receiveReply(
  ports: Needs,
  { reply, source }: Source & Readonly<{ reply: ReplyMail }>
) {
  const named = reply.tags.map((tag) => ticketNamedBy(ports, tag)).find((one) => one !== null)
  if (!named) return refuse('tag_invalid')
  const ticketId = await idOf(ports, named)
  if (ticketId === null) return refuse('ticket_not_found')
  if (isAutomatic(reply)) return noteFailure(ports, { ticketId, source })
  const body = beginningOf(ownWordsOf(reply.text))
  const files = takenFiles(reply.files)
  if (body === '' && files.taken.length === 0) return refuse('mail_empty')
  const messageId = reply.messageId ?? ports.secrets.digest(source)
  const sender = await otherSender(ports, { ticketId, from: reply.from })
  const mail = { messageId, sender }
  const written = await writeToTicket(ports, { reached: byMail(ticketId), body, files, mail })
  return written.ok ? ok({ outcome: 'ticket_reply' } as const) : written
}

async function idOf({ unitOfWork }: Needs, named: NamedTicket) {
  const ticket = await unitOfWork.run(({ tickets }) => tickets.first(named))
  return ticket?.id ?? null
}

/** The tag to answer to went to the address of the ticket, and to nobody else. */
function byMail(ticketId: string) {
  return { ticketId, followsMerge: true }
}

/** The address, where the person answers from another one than they gave. */
async function otherSender(
  { unitOfWork }: Needs,
  { from, ticketId }: Readonly<{ ticketId: string; from: string }>
) {
  const ticket = await unitOfWork.run(({ tickets }) => tickets.find(ticketId))
  return from === '' || from === ticket?.email ? null : from
}

type Failed = Source & Readonly<{ ticketId: string }>

/** The admins learn that their mail did not reach the person; other automatic mails say nothing. */
async function noteFailure(ports: Needs, { source, ticketId }: Failed) {
  const report = await ports.mailReports.read(source)
  if (report?.kind !== 'bounce' || outcomeOf(report) === null) return refuse('mail_automatic')
  return ports.unitOfWork.run(async (repositories) => {
    const found = await goingOn(repositories, byMail(ticketId))
    if (!found.ok) return found
    const ticket = found.value
    const messageId = ports.secrets.digest(source)
    if (await repositories.ticketEntries.first({ messageId })) return ok(bounced)
    const event = { id: ports.ids.next(), kind: 'bounced', at: ports.clock.now() } as const
    const entries = await appendEntry(repositories, ticket, { ...event, messageId })
    await repositories.tickets.update(ticket.id, { entries })
    return ok(bounced)
  })
}

const bounced = { outcome: 'ticket_mail_bounced' } as const
