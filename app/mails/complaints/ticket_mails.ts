import type { DateTime } from 'luxon'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import { reopenDays, type TicketKind } from '#core/complaints/ticket'
import type { Mail, Say } from '#mails/mail'

export type TicketFacts = Readonly<{
  number: string
  kind: TicketKind
  subject: string
  /** Whether its address is that of who wrote; anybody can give any, so no words of theirs go there. */
  isProved: boolean
  /** What an admin wrote, or the statement that a receipt repeats; empty where nothing was. */
  body: string
  /** Who wrote it; empty where nobody did. */
  admin: string
  openedAt: DateTime
  answerDueAt: DateTime | null
  solutionDueAt: DateTime
  /** Of the site. */
  zone: string
  /** Of the page of the ticket. */
  path: string
}>

/** The mails of a ticket: they go to its address, whether or not it is a member's. */
export const ticketMails: { readonly [K in TicketMailKind]: Mail<TicketFacts> } = {
  ticket_received: ticketMail('ticket_received'),
  ticket_answer: ticketMail('ticket_answer'),
  ticket_solved: ticketMail('ticket_solved'),
  ticket_reopened: ticketMail('ticket_reopened'),
}

/** Kinds that nobody wrote, so that programs leave them unanswered (RFC 3834). */
export const automaticKinds: readonly TicketMailKind[] = ['ticket_received', 'ticket_reopened']

/** What is answered by a decision, against which the law offers ways to object. */
const decided: readonly TicketKind[] = ['illegal_content', 'appeal']

/** Somebody answered the others, having read it. */
function repeatsWords(kind: TicketMailKind, { isProved }: TicketFacts) {
  return isProved || !automaticKinds.includes(kind)
}

/** The receipt of a withdrawal repeats it by law, but to an address that is proved alone. */
function isKeptToPage({ isProved, kind }: TicketFacts) {
  return kind === 'withdrawal' && !isProved
}

function datesOf({ answerDueAt, openedAt, solutionDueAt, zone }: TicketFacts, say: Say) {
  const date = say.day(openedAt.setZone(zone))
  const time = say.time(openedAt, zone)
  return {
    receivedAt: say.text('mails.ticket_received_at', { date, time, zone }),
    answerBy: say.day((answerDueAt ?? solutionDueAt).setZone(zone)),
    solutionBy: say.day(solutionDueAt.setZone(zone)),
  }
}

function ticketMail(kind: TicketMailKind): Mail<TicketFacts> {
  return {
    kind,
    need: 'needed',
    link: ({ path }) => path,
    words: (facts, say) => ({
      subject: repeatsWords(kind, facts)
        ? facts.subject
        : say.text(`complaints.kind_${facts.kind}`),
      onPage: isKeptToPage(facts) ? say.text('mails.ticket_on_page') : '',
      ...datesOf(facts, say),
      days: reopenDays,
      redress: decided.includes(facts.kind) ? say.text('mails.ticket_redress') : '',
    }),
  }
}
