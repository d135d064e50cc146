import { answerDue, solutionDue } from '#core/complaints/deadlines'
import { storeFiles } from '#core/complaints/store_files'
import {
  deadlines,
  maxNameLength,
  maxSubjectLength,
  type DangerKind,
  type Ticket,
  type TicketKind,
} from '#core/complaints/ticket'
import { placeNamedIn, whoIsNamed } from '#core/complaints/public_form/named_place'
import type { takenFiles } from '#core/complaints/attachments'
import { appendEntry, type TicketEntry } from '#core/complaints/thread'
import { numberFrom } from '#core/complaints/ticket_number'
import { lineOf, maxAddedLength, maxWordsLength, parseWords } from '#core/complaints/words'
import { applyOutcome, lockedPhoto } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'
import { isEmail, normaliseEmail } from '#core/email'

type Needs = Uses<'clock' | 'ids' | 'unitOfWork'>

/** Where it is, as they wrote it, and what it is about. */
export type Notice = Readonly<{
  where: string
  childAbuse: boolean
  /** Whether a photo that it names is hidden at once: see `mayHideAtOnce`. */
  hidesPhoto: boolean
}>

/** What somebody, member or not, tells a site. */
export type NewTicket = Readonly<{
  siteId: string
  language: Locale
  kind: TicketKind
  subject: string
  /** Their words, with what the form adds to them: see `maxAddedLength`. */
  body: string
  /** Null only where a notice may be made without a name: see `parseNotice`. */
  email: string | null
  name: string | null
  userId: string | null
  orderId: string | null
  /** What a notice of illegal content tells besides. */
  notice?: Notice
  /** The danger in a case that the site opens itself, and about whom and what. */
  siteCase?: Readonly<{
    danger: DangerKind
    userId: string
    photoId: string | null
    conversationId: string | null
  }>
  files?: ReturnType<typeof takenFiles>
  /** Id and sender of the mail that opens the ticket, if one does. */
  mail?: Pick<TicketEntry, 'messageId' | 'sender'>
  /** The id it is to have, so that the same one is opened once; a new one by default. */
  id?: string
}>

/**
 * Opens a ticket, with both deadlines by its kind and the settings of its site, and confirms it by
 * mail. A notice of the sexual abuse of a child is due at once, and the moderators are told by mail; a
 * photo that it names waits for review again, which hides it, where `hidesPhoto`. Returns the ticket;
 * the one that has the id already, where there is one. Refuses 'email_invalid', 'subject_missing',
 * 'words_missing', and 'words_too_long' with `max`. Rule: docs/product/back-office.md, Complaints.
 */
export async function openTicket(ports: Needs, input: NewTicket) {
  const email = input.email && normaliseEmail(input.email)
  if (email !== null && !isEmail(email)) return refuse('email_invalid')
  const subject = lineOf(input.subject, maxSubjectLength)
  if (subject === '') return refuse('subject_missing')
  const body = parseWords(input.body, maxWordsLength + maxAddedLength)
  if (!body.ok) return body
  const given = { ...input, email, subject, body: body.value }
  return ok(await ports.unitOfWork.run((repositories) => storeTicket(repositories, ports, given)))
}

/** Stores a ticket whose words are parsed, with its first message, and asks for its receipt. */
export async function storeTicket(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  given: NewTicket
) {
  const place = given.notice ? placeNamedIn(given.notice.where) : null
  const named = given.siteCase ?? (await whoIsNamed(repositories, place))
  // Before the ticket is stored, as accounts are locked first.
  const hidden = given.notice?.hidesPhoto && named?.photoId
  const photo = hidden ? await lockedPhoto(repositories, hidden) : null
  const { isKnown, ticket } = await addNumbered(repositories, ports, { ...given, named })
  if (isKnown) return ticket
  if (photo?.photo.status === 'active') {
    await applyOutcome(repositories, photo.photo.id, { status: 'pending', rejection: null })
  }
  if (ticket.danger === 'child_abuse') {
    await repositories.jobs.add({ name: 'alert_moderators', ticketId: ticket.id })
  }
  const entryId = ports.ids.next()
  const { messageId = null, sender = null } = given.mail ?? {}
  const { leftOut = 0, taken = [] } = given.files ?? {}
  const words = { kind: 'message', body: given.body, messageId, sender, leftOut } as const
  const entries = await appendEntry(repositories, ticket, {
    ...words,
    id: entryId,
    at: ticket.openedAt,
  })
  await storeFiles(repositories, ports, { entryId, taken })
  await repositories.tickets.update(ticket.id, { entries })
  if (!given.siteCase) {
    await repositories.jobs.add({ name: 'send_ticket_mail', kind: 'ticket_received', entryId })
  }
  return { ...ticket, entries }
}

type Numbering = NewTicket & Readonly<{ named: Awaited<ReturnType<typeof whoIsNamed>> }>

/**
 * A number that another ticket has, which is rare, is replaced by a new one. A ticket that has the id
 * is known: the same form was sent twice, perhaps at the same moment.
 */
async function addNumbered(
  { sites, tickets }: Repositories,
  { clock, ids }: Uses<'clock' | 'ids'>,
  { email, id = ids.next(), kind, language, name, named, notice, siteCase, ...given }: Numbering
) {
  const { orderId, siteId, subject, userId } = given
  const danger = siteCase?.danger ?? (notice?.childAbuse ? 'child_abuse' : null)
  const now = clock.now()
  const terms = await sites.deadlineTerms(siteId)
  const answerBy = danger ? now : answerDue(now, terms)
  const due = deadlines(answerBy, solutionDue(now, terms, kind))
  for (let tries = 0; tries < mostTries; tries++) {
    const ticket: Ticket = {
      id,
      number: numberFrom(ids.next()),
      siteId,
      language,
      kind,
      state: 'open',
      subject,
      email,
      name: lineOf(name ?? '', maxNameLength) || null,
      userId,
      orderId,
      danger,
      aboutUserId: named?.userId ?? null,
      aboutPhotoId: named?.photoId ?? null,
      aboutConversationId: siteCase?.conversationId ?? null,
      assignedTo: null,
      mergedInto: null,
      entries: 0,
      openedAt: now,
      answerDueAt: due.answerDueAt,
      solutionDueAt: due.solutionDueAt,
      dueAt: due.dueAt,
      answeredAt: null,
      closedAt: null,
      closedBy: null,
      helpful: null,
    }
    if (await tickets.addUnlessKnown(ticket)) return { isKnown: false, ticket }
    const known = await tickets.find(id)
    if (known) return { isKnown: true, ticket: known }
  }
  throw new Error('No number is free')
}

/** Out of a thousand million numbers a free one is soon found. */
const mostTries = 10
