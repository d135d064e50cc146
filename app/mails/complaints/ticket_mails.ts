import type { DateTime } from 'luxon'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import { reopenDays, type TicketKind } from '#core/complaints/ticket'
import type { Block, Letter, Mail, Say } from '#mails/mail'

export type TicketFacts = Readonly<{
  number: string
  kind: TicketKind
  subject: string
  /** Whether its address is that of who wrote; anybody can give any, so no words of theirs go there. */
  isProved: boolean
  /** What an admin wrote, or the statement that a receipt repeats; empty where nothing was. */
  body: string
  /** Name of the admin who wrote it; empty where nobody did. */
  admin: string
  openedAt: DateTime
  answerDueAt: DateTime | null
  solutionDueAt: DateTime
  /** Time zone of the site. */
  zone: string
  /** Path of the page of the ticket. */
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

/** What stands between the greeting and the button, and the words of the button. */
const tells: Readonly<Record<TicketMailKind, (facts: TicketFacts, say: Say) => Told>> = {
  ticket_received(facts, say) {
    const { receivedAt, ...days } = datesOf(facts, say)
    return {
      body: [
        say.text('mails.ticket_received_text', { number: facts.number }),
        say.text('mails.ticket_received_when', days),
        { quote: facts.body },
        receivedAt,
        isKeptToPage(facts) ? say.text('mails.ticket_on_page') : '',
      ],
      button: say.text('mails.ticket_see'),
    }
  },
  ticket_answer: (facts, say) => ({
    body: [...answerOf(facts, say), redressOf(facts, say)],
    button: say.text('mails.ticket_see'),
  }),
  ticket_solved(facts, say) {
    const redress = redressOf(facts, say)
    return {
      body: [
        ...(facts.admin ? answerOf(facts, say) : []),
        say.text('mails.ticket_solved_text', { days: reopenDays }),
        redress,
      ],
      // The page where one appeals is also that where one says whether it helped.
      button: say.text(redress ? 'mails.ticket_see' : 'mails.ticket_rate'),
    }
  },
  ticket_reopened: (facts, say) => ({
    body: [say.text('mails.ticket_reopened_text', datesOf(facts, say))],
    button: say.text('mails.ticket_see'),
  }),
}

type Told = Pick<Letter, 'body' | 'button'>

function answerOf({ admin, body }: TicketFacts, { site }: Say): Block[] {
  return [{ quote: body }, `${admin}, ${site}`]
}

function redressOf({ kind }: TicketFacts, { text }: Say) {
  return decided.includes(kind) ? text('mails.ticket_redress') : ''
}

function ticketMail(kind: TicketMailKind): Mail<TicketFacts> {
  return {
    kind,
    topic: 'support',
    need: 'needed',
    link: ({ path }) => path,
    letter(facts, say) {
      const { isProved, number } = facts
      const subject = repeatsWords(kind, facts)
        ? facts.subject
        : say.text(`complaints.kind_${facts.kind}`)
      const about = { number, subject }
      const isUnasked = automaticKinds.includes(kind) && !isProved
      return {
        subject: say.text(`mails.${kind}_subject`, about),
        ...tells[kind](facts, say),
        notes: [
          say.text('mails.ticket_about', about),
          kind === 'ticket_solved' ? '' : say.text('mails.ticket_reply'),
          isUnasked ? say.text('mails.ticket_not_you') : '',
        ],
        footer: say.text(isProved ? 'mails.ticket_footer' : 'mails.ticket_footer_given', {
          number,
        }),
      }
    },
  }
}
