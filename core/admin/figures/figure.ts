import type { DateTime } from 'luxon'

/** What is counted for each day and site. `part` divides some: a currency and method, a country, a week. */
export const figureKinds = [
  'signed_up',
  'confirmed',
  'first_messages',
  'first_purchases',
  'active',
  'messages',
  'matches',
  'revenue',
  'refunds',
  'members',
  'joined',
  'stayed',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** Kinds that say how it stood at the end of a day: no sum over days makes sense of them. */
export const standingKinds = [
  'members',
  'joined',
  'stayed',
] as const satisfies readonly FigureKind[]

/** Kinds that are counted for each day, and add up. */
export const countedKinds = figureKinds.filter(
  (kind) => !standingKinds.some((standing) => standing === kind)
)

/** One figure of a day (UTC, YYYY-MM-DD). Money is in minor units, with its currency in `part`. */
export type Figure = Readonly<{
  siteId: string
  day: string
  kind: FigureKind
  part: string
  value: number
}>

/** Days that the dashboard shows unless asked for others. */
const usualDays = 28
const mostDays = 366

/** Days from one to another, both shown (YYYY-MM-DD, UTC). */
export type DayRange = Readonly<{ from: string; to: string }>

/**
 * The range that a page shows: what was asked for when both are days in their order, at most 366, up to
 * today; else the last 28 days. Rule: docs/product/back-office.md, Figures.
 */
export function rangeOf(
  asked: Readonly<{ from?: DateTime; to?: DateTime }>,
  now: DateTime
): DayRange {
  const today = now.startOf('day')
  const { from, to } = asked
  const isWhole = from?.isValid && to?.isValid && from <= to && to <= today
  if (!isWhole || to.diff(from, 'days').days >= mostDays) {
    return { from: dayOf(today.minus({ days: usualDays - 1 })), to: dayOf(today) }
  }
  return { from: dayOf(from), to: dayOf(to) }
}

/** Every day of a range, in order. */
export function daysOf({ from, to }: DayRange, parse: (day: string) => DateTime) {
  const days: string[] = []
  for (let day = parse(from); day <= parse(to); day = day.plus({ days: 1 })) days.push(dayOf(day))
  return days
}

/** The days of a range before it, of the same length: what its totals are compared with. */
export function rangeBefore({ from, to }: DayRange, parse: (day: string) => DateTime): DayRange {
  const length = parse(to).diff(parse(from), 'days').days + 1
  const end = parse(from).minus({ days: 1 })
  return { from: dayOf(end.minus({ days: length - 1 })), to: dayOf(end) }
}

/** By how much a total changed, in percent; null when there was nothing before. */
export function changeOf(now: number, before: number) {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

export function dayOf(at: DateTime) {
  return at.toISODate() ?? ''
}
