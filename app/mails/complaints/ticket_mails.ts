import type { DateTime } from 'luxon'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import { reopenDays } from '#core/complaints/ticket'
import type { Mail } from '#mails/mail'

export type TicketFacts = Readonly<{
  number: string
  subject: string
  /** What an admin wrote; empty where nothing was. */
  body: string
  /** Who wrote it; empty where nobody did. */
  admin: string
  answerDueAt: DateTime | null
  solutionDueAt: DateTime
  /** Of the site. */
  zone: string
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

function ticketMail(kind: TicketMailKind): Mail<TicketFacts> {
  return {
    kind,
    need: 'needed',
    link: () => '/',
    words: ({ answerDueAt, solutionDueAt, zone }, say) => ({
      answerBy: say.day((answerDueAt ?? solutionDueAt).setZone(zone)),
      solutionBy: say.day(solutionDueAt.setZone(zone)),
      days: reopenDays,
    }),
  }
}
