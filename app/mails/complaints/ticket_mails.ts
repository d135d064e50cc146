import type { DateTime } from 'luxon'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import { reopenDays, type TicketKind } from '#core/complaints/ticket'
import type { Mail } from '#mails/mail'

export type TicketFacts = Readonly<{
  number: string
  kind: TicketKind
  subject: string
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

function ticketMail(kind: TicketMailKind): Mail<TicketFacts> {
  return {
    kind,
    need: 'needed',
    link: ({ path }) => path,
    words: ({ answerDueAt, kind: about, openedAt, solutionDueAt, zone }, say) => ({
      receivedAt: say.text('mails.ticket_received_at', {
        date: say.day(openedAt.setZone(zone)),
        time: say.time(openedAt, zone),
        zone,
      }),
      answerBy: say.day((answerDueAt ?? solutionDueAt).setZone(zone)),
      solutionBy: say.day(solutionDueAt.setZone(zone)),
      days: reopenDays,
      redress: decided.includes(about) ? say.text('mails.ticket_redress') : '',
    }),
  }
}
