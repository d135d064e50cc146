import type { DateTime } from 'luxon'
import type { Country } from '#core/sites/countries'
import { isInUnion } from '#core/sites/vat_rates'

/** A quarter of a year, such as 2026-Q3: the period of a VAT return. */
export type Quarter = Readonly<{ year: number; quarter: number }>

/** The quarter of a moment, by the calendar of its own zone. */
export function quarterOf({ quarter, year }: DateTime): Quarter {
  return { year, quarter }
}

/** The name of a quarter, such as 2026-Q3. */
export function quarterName({ quarter, year }: Quarter) {
  return `${year}-Q${quarter}`
}

/** Reads what `quarterName` writes; null for anything else. */
export function parseQuarter(typed: unknown): Quarter | null {
  const parts = typeof typed === 'string' ? /^(20\d\d)-Q([1-4])$/.exec(typed) : null
  return parts && { year: Number(parts[1]), quarter: Number(parts[2]) }
}

/** The quarter so many before another. */
export function quartersBefore({ quarter, year }: Quarter, number: number): Quarter {
  const count = year * 4 + (quarter - 1) - number
  return { year: Math.floor(count / 4), quarter: (count % 4) + 1 }
}

/** The first moment of a quarter in the zone of `now`. */
export function beginningOf({ quarter, year }: Quarter, now: DateTime): DateTime {
  return now.set({ year, month: quarter * 3 - 2, day: 1 }).startOf('day')
}

/** From a moment to another, which is no part of it any more. */
export type Span = Readonly<{ from: DateTime; until: DateTime }>

/** The months of a quarter in the zone of `now`. */
export function monthsOf(quarter: Quarter, now: DateTime): readonly Span[] {
  const first = beginningOf(quarter, now)
  return [0, 1, 2].map((months) => monthOf(first.plus({ months })))
}

/** The month of a moment, by the calendar of its own zone. */
export function monthOf(at: DateTime): Span {
  const from = at.startOf('month')
  return { from, until: from.plus({ months: 1 }) }
}

/** The name of the month that a span begins with, such as 2026-07. */
export function monthName({ from }: Span) {
  return from.toFormat('yyyy-MM')
}

/** Spans in their order, with those as one of which each begins where the one before ends. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  return spans.reduce<readonly Span[]>((joined, span) => {
    const last = joined.at(-1)
    if (last?.until.toMillis() !== span.from.toMillis()) return [...joined, span]
    return [...joined.slice(0, -1), { from: last.from, until: span.until }]
  }, [])
}

/** Quarters whose returns can still be corrected in a later one: three years of them. */
export const quartersToCorrect = 12

/**
 * Whether the VAT of a sale is declared in the one-stop shop: it is due in a country of the European
 * Union where the seller has no VAT number. Rule: docs/product/payments.md, VAT.
 */
export function isOfOneStopShop(country: Country, vatNumbers: readonly string[]) {
  if (!isInUnion(country)) return false
  return !vatNumbers.some((number) => number.toUpperCase().startsWith(country))
}
