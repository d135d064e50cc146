import { answerDue, solutionDue } from '#core/complaints/deadlines'
import type { takenFiles } from '#core/complaints/attachments'
import { storeTicket } from '#core/complaints/open_ticket'
import { storeFiles } from '#core/complaints/store_files'
import { deadlines, isErased, mayReopen, type Ticket } from '#core/complaints/ticket'
import { appendEntry, type TicketEntry } from '#core/complaints/thread'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Needs = Uses<'clock' | 'ids' | 'unitOfWork'>

/**
 * A ticket, as somebody reaches it. `followsMerge`: they go on in the one that it was merged into, which
 * only its person may: whoever merely gave their address would write in a ticket of theirs.
 */
export type Reached = Readonly<{ ticketId: string; followsMerge: boolean }>

/** What somebody writes in a ticket; `body` as `parseWords` or `beginningOf` made it. */
export type Writing = Readonly<{
  reached: Reached
  body: string
  files: ReturnType<typeof takenFiles>
  mail: Pick<TicketEntry, 'messageId' | 'sender'>
}>

/** Messages of one ticket in a day, after which a machine is likely to be writing. */
export const messagesPerDay = 20

/**
 * Adds what the person writes to their ticket, or to the one that it was merged into, which is open
 * then, and to be answered within the working days of its site. A solved one is reopened within 30
 * days; later the message opens a new ticket. The same mail is added once. Returns the id of the
 * ticket. Refuses as `goingOn` does, and 'too_many_messages'.
 * Rule: docs/product/back-office.md, Complaints.
 */
export async function writeToTicket(ports: Needs, writing: Writing) {
  const now = ports.clock.now()
  return ports.unitOfWork.run(async (repositories) => {
    const found = await goingOn(repositories, writing.reached)
    if (!found.ok) return found
    const ticket = found.value
    const known = await earlierMail(repositories, writing.mail.messageId)
    if (known) return ok({ ticketId: known.ticketId })
    if (await isFlooded(repositories, ticket, ports)) return refuse('too_many_messages')
    if (ticket.state === 'solved' && !mayReopen(ticket, now)) {
      return openAnew(repositories, ports, ticket, writing)
    }
    await addMessage(repositories, ports, ticket, writing)
    return ok({ ticketId: ticket.id })
  })
}

/**
 * The ticket itself, locked, or the one that goes on with it. Refuses 'ticket_not_found',
 * 'ticket_erased', and 'ticket_merged' to those who may not follow it there.
 */
export async function goingOn({ tickets }: Repositories, { followsMerge, ticketId }: Reached) {
  let ticket = await tickets.lock(ticketId)
  while (ticket?.mergedInto && followsMerge) ticket = await tickets.lock(ticket.mergedInto)
  if (!ticket) return refuse('ticket_not_found')
  if (isErased(ticket)) return refuse('ticket_erased')
  return ticket.mergedInto ? refuse('ticket_merged') : ok(ticket)
}

async function earlierMail({ ticketEntries }: Repositories, messageId: string | null) {
  return messageId === null ? null : ticketEntries.first({ messageId })
}

async function isFlooded(
  { ticketEntries }: Repositories,
  { id: ticketId }: Ticket,
  { clock }: Needs
) {
  const from = clock.now().minus({ days: 1 })
  const messages = await ticketEntries.where({ ticketId, kind: 'message' })
  return messages.filter(({ at }) => at > from).length >= messagesPerDay
}

async function addMessage(
  repositories: Repositories,
  ports: Needs,
  ticket: Ticket,
  { body, files, mail }: Writing
) {
  const at = ports.clock.now()
  const entryId = ports.ids.next()
  const { messageId, sender } = mail
  const { leftOut, taken } = files
  const message = { id: entryId, kind: 'message', body, messageId, sender, leftOut, at } as const
  let entries = await appendEntry(repositories, ticket, message)
  await storeFiles(repositories, ports, { entryId, taken })
  const isReopened = ticket.state === 'solved'
  if (isReopened) {
    const event = { id: ports.ids.next(), kind: 'reopened', at } as const
    entries = await appendEntry(repositories, { id: ticket.id, entries }, event)
    await repositories.jobs.add({ name: 'send_ticket_mail', kind: 'ticket_reopened', entryId })
  }
  const due = await dueAfterMessage(repositories, ticket, at)
  const opened = { state: 'open', closedAt: null, closedBy: null, helpful: null } as const
  await repositories.tickets.update(ticket.id, { ...opened, ...due, entries })
}

/** An earlier message that is not answered yet keeps its deadline. */
async function dueAfterMessage({ sites }: Repositories, ticket: Ticket, at: Ticket['openedAt']) {
  const terms = await sites.deadlineTerms(ticket.siteId)
  const isReopened = ticket.state === 'solved'
  const solution = isReopened ? solutionDue(at, terms, ticket.kind) : ticket.solutionDueAt
  const answer = isReopened ? null : ticket.answerDueAt
  return deadlines(answer ?? answerDue(at, terms), solution)
}

async function openAnew(
  repositories: Repositories,
  ports: Needs,
  { email, kind, language, name, orderId, siteId, subject, userId }: Ticket,
  { body, files, mail }: Writing
) {
  const about = { siteId, language, kind, subject, email, name, userId, orderId }
  const opened = await storeTicket(repositories, ports, { ...about, body, files, mail })
  return ok({ ticketId: opened.id })
}
