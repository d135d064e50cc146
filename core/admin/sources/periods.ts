import { DateTime } from 'luxon'
import { dayOf, type DayRange } from '#core/admin/figures/figure'

/**
 * What a range is read from: whole months that were added up, and days. No span of days goes beyond
 * its month, so that the row of a month, which sorts before its first day, is never in one.
 */
export type Periods = Readonly<{ months: readonly string[]; spans: readonly DayRange[] }>

/** The day under which a whole month is stored, as YYYY-MM-00. */
export function monthOf(day: DateTime) {
  return `${dayOf(day).slice(0, 8)}00`
}

/**
 * Splits a range into the months that lie in it as a whole and were added up, and the days left.
 * Rule: docs/product/back-office.md, Sources.
 */
export function periodsOf(from: DateTime, to: DateTime, addedUp: readonly string[]): Periods {
  const months: string[] = []
  const spans: DayRange[] = []
  for (let start = from; start <= to; start = start.plus({ months: 1 }).startOf('month')) {
    const end = start.endOf('month').startOf('day')
    const isWhole = start.day === 1 && end <= to
    const month = monthOf(start)
    if (isWhole && addedUp.includes(month)) months.push(month)
    else spans.push({ from: dayOf(start), to: dayOf(end <= to ? end : to) })
  }
  return { months, spans }
}

/**
 * The days that a job counts, in order: from the last one counted, though at least yesterday, which has
 * changed since, up to today; at most so many. Rule: docs/product/back-office.md, Sources.
 */
export function daysToCount(last: DateTime | null, now: DateTime, most: number) {
  const today = now.startOf('day')
  const oldest = today.minus({ days: most - 1 })
  const first = DateTime.max(oldest, DateTime.min(last ?? oldest, today.minus({ days: 1 })))
  const days: DateTime[] = []
  for (let day = first; day <= today; day = day.plus({ days: 1 })) days.push(day)
  return days
}
