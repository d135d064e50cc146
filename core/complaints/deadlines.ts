import type { DateTime } from 'luxon'
import type { TicketKind } from '#core/complaints/ticket'

/** Within how many days a site answers and solves tickets, and where its days begin. */
export type DeadlineTerms = Readonly<{
  /** Working days. */
  answerDays: number
  /** Calendar days. */
  solutionDays: number
  /** An IANA time zone: of the company that runs the site. */
  zone: string
}>

/**
 * Until when something written at `from` is to be answered: the end of that working day of the site
 * after the day it was written on. Saturdays and Sundays are none; holidays differ by country and
 * region, and count as working days. Rule: docs/product/back-office.md, Complaints.
 */
export function answerDue(from: DateTime, { answerDays, zone }: DeadlineTerms) {
  let day = from.setZone(zone).startOf('day')
  for (let left = answerDays; left > 0;) {
    day = day.plus({ days: 1 })
    if (isWorkingDay(day)) left -= 1
  }
  return day.endOf('day').toUTC()
}

/** Days in which the money goes back after a withdrawal, by the Consumer Rights Directive. */
const moneyBackDays = 14

/**
 * Until when it is to be solved: the end of that day of the site. A privacy request has the month of
 * the GDPR, a withdrawal at most 14 days. Rule: docs/product/back-office.md, Complaints.
 */
export function solutionDue(from: DateTime, terms: DeadlineTerms, kind: TicketKind) {
  return from.setZone(terms.zone).plus(timeToSolve(terms, kind)).endOf('day').toUTC()
}

function timeToSolve({ solutionDays }: DeadlineTerms, kind: TicketKind) {
  if (kind === 'privacy') return { months: 1 }
  return { days: kind === 'withdrawal' ? Math.min(solutionDays, moneyBackDays) : solutionDays }
}

/** Monday to Friday. */
export function isWorkingDay(day: DateTime) {
  return day.weekday <= 5
}

/** The earlier of two moments, of which the first may be missing. */
export function earlierOf(one: DateTime | null, other: DateTime) {
  return one && one < other ? one : other
}
