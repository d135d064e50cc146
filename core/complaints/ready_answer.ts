import type { DateTime } from 'luxon'
import { parseWords } from '#core/complaints/words'
import type { Ticket } from '#core/complaints/ticket'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'

/** Words that admins answer with again and again, in one language. */
export type ReadyAnswer = Readonly<{
  id: string
  /** The admin who keeps it for themselves; null for one that is shared. */
  adminId: string | null
  /** The site it is for; null for all. */
  siteId: string | null
  language: Locale
  title: string
  /** May contain {name} and {number}. */
  body: string
  createdAt: DateTime
}>

const maxTitleLength = 80

/** Refuses 'subject_missing', and what `parseWords` refuses. */
export function parseReadyAnswer(typed: Pick<ReadyAnswer, 'title' | 'body'>) {
  const title = typed.title.toWellFormed().trim().slice(0, maxTitleLength)
  if (title === '') return refuse('subject_missing')
  const body = parseWords(typed.body)
  return body.ok ? ok({ title, body: body.value }) : body
}

/** Whether an admin may use, change and remove an answer: it is their own, or shared and for a site that they see. */
export function isAnswerOf(
  { adminId: owner, siteId: site }: Pick<ReadyAnswer, 'adminId' | 'siteId'>,
  { adminId, siteId }: Readonly<{ adminId: string; siteId: string | null }>
) {
  if (owner !== null) return owner === adminId
  return site === null || siteId === null || site === siteId
}

/** A ready answer for one ticket. */
export function filledIn(
  { body }: Pick<ReadyAnswer, 'body'>,
  ticket: Pick<Ticket, 'name' | 'number'>
) {
  return body.replaceAll('{name}', ticket.name ?? '').replaceAll('{number}', ticket.number)
}
