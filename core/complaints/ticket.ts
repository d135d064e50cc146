import type { DateTime } from 'luxon'
import { earlierOf } from '#core/complaints/deadlines'
import type { Locale } from '#core/sites/locales'

/** What a ticket is about; some kinds have rights of their own by law. */
export const ticketKinds = [
  'complaint',
  'illegal_content',
  'appeal',
  'withdrawal',
  'privacy',
  'other',
] as const
export type TicketKind = (typeof ticketKinds)[number]

/**
 * What stands above all other work: a notice of the sexual abuse of a child, a photo that was
 * rejected because it shows a minor or something illegal, or a member in distress.
 */
export const dangerKinds = ['child_abuse', 'minor_photo', 'illegal_photo', 'distress'] as const
export type DangerKind = (typeof dangerKinds)[number]

/** Waiting: the person has to write; merged: another ticket goes on with it. */
export const ticketStates = ['open', 'waiting', 'solved', 'merged'] as const
export type TicketState = (typeof ticketStates)[number]

/** The states in which somebody still has to do something. */
export const unsolvedStates = ['open', 'waiting'] as const satisfies readonly TicketState[]

/** The longest subject and name, in UTF-16 units. */
export const maxSubjectLength = 150
export const maxNameLength = 80

/** What a person, member or not, asks of a site, with its thread in `ticketEntries`. */
export type Ticket = Readonly<{
  id: string
  /** What the person knows it by: see `numberFrom`. */
  number: string
  siteId: string
  /** The language of its mails. */
  language: Locale
  kind: TicketKind
  state: TicketState
  subject: string
  /**
   * Both null once the ticket is erased; the name also where none was given, the address also in a
   * notice of the abuse of a child, which may name nobody.
   */
  email: string | null
  name: string | null
  /** The member who wrote it, and the order it is about, where they are known. */
  userId: string | null
  orderId: string | null
  /** Why it stands above everything else; null for most. */
  danger: DangerKind | null
  /** The member, and the photo, that the address in a notice names, where they are known. */
  aboutUserId: string | null
  aboutPhotoId: string | null
  /** The conversation with a fictional profile in which a member showed distress. */
  aboutConversationId: string | null
  /** The admin who is to work on it. */
  assignedTo: string | null
  /** The ticket that goes on with it, of a merged one. */
  mergedInto: string | null
  /** How many entries its thread ever had: the sequence of the last one. */
  entries: number
  openedAt: DateTime
  /** Until when what the person wrote last is to be answered; null once it is. */
  answerDueAt: DateTime | null
  solutionDueAt: DateTime
  /** The earlier of both, by which lists are sorted. */
  dueAt: DateTime
  /** When the first answer was sent. */
  answeredAt: DateTime | null
  /** When it was solved or merged, and by which admin. */
  closedAt: DateTime | null
  closedBy: string | null
  /** Whether the person found the solution helpful; null while they have not said so. */
  helpful: boolean | null
}>

export type Deadlines = Pick<Ticket, 'answerDueAt' | 'solutionDueAt' | 'dueAt'>

/** Both deadlines, with the one that comes first. */
export function deadlines(answerDueAt: DateTime | null, solutionDueAt: DateTime): Deadlines {
  return { answerDueAt, solutionDueAt, dueAt: earlierOf(answerDueAt, solutionDueAt) }
}

export function isUnsolved({ state }: Pick<Ticket, 'state'>) {
  return state === 'open' || state === 'waiting'
}

/** Once it is erased, nobody can write to it any more: it has no words, and no subject. */
export function isErased({ subject }: Pick<Ticket, 'subject'>) {
  return subject === ''
}

/**
 * Whether the person may take back what they asked for: not once it is closed, and not that they
 * withdrew from a contract, as that has happened.
 */
export function mayWithdraw(ticket: Pick<Ticket, 'kind' | 'state'>) {
  return isUnsolved(ticket) && ticket.kind !== 'withdrawal'
}

/** Hours before its deadline from which a ticket is near it. */
export const nearHours = 24

/**
 * Whether an unsolved ticket is past its deadline, or within 24 hours of it; null: neither.
 * In milliseconds.
 * Rule: docs/product/back-office.md, Complaints.
 */
export function pressureOf(
  { dueAt, state }: Readonly<{ dueAt: number; state: TicketState }>,
  now: number
) {
  if (!isUnsolved({ state })) return null
  if (dueAt < now) return 'late'
  return dueAt <= now + nearHours * 3_600_000 ? 'near' : null
}

/** What admins do with a ticket. */
export type TicketAct = 'answer' | 'solve' | 'merge' | 'assign' | 'reopen' | 'link' | 'note'

const statesOf: Readonly<Record<TicketAct, readonly TicketState[]>> = {
  answer: unsolvedStates,
  solve: unsolvedStates,
  merge: unsolvedStates,
  assign: unsolvedStates,
  reopen: ['solved'],
  link: ['open', 'waiting', 'solved'],
  note: ['open', 'waiting', 'solved'],
}

/** Whether a ticket in this state lets itself be worked on like that. */
export function mayDoIn(state: TicketState, act: TicketAct) {
  return statesOf[act].includes(state)
}

/** Days after its solution in which a reply opens a ticket again; a later one makes a new ticket. */
export const reopenDays = 30

/** Whether a reply opens this solved ticket again: not once it is erased. */
export function mayReopen(ticket: Pick<Ticket, 'closedAt' | 'subject'>, now: DateTime) {
  const { closedAt } = ticket
  return !isErased(ticket) && closedAt !== null && now <= closedAt.plus({ days: reopenDays })
}

type Asking = Pick<Ticket, 'danger' | 'email' | 'siteId' | 'userId'>

/**
 * Two tickets of one person: of the same address, or the same member, on one site. A case of distress
 * is the site's own, and of nobody who wrote it.
 */
export function isOfSamePerson(one: Asking, other: Asking) {
  if (one.siteId !== other.siteId) return false
  if (one.danger === 'distress' || other.danger === 'distress') return false
  const isSameMember = one.userId !== null && one.userId === other.userId
  return isSameMember || (one.email !== null && one.email === other.email)
}
