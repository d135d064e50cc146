import type { DateTime } from 'luxon'
import type { Company } from '#core/sites/company'

/** For how many years the law of a country has a company keep its books, by ISO 3166-1 alpha-2 code. */
const yearsIn: Readonly<Record<string, number>> = {
  NL: 7,
  BE: 7,
  AT: 7,
  DE: 8,
  FR: 10,
  IT: 10,
  ES: 6,
  GB: 6,
  PL: 5,
}

/** The longest of them, for a country that is not listed and for a site that has no company yet. */
const otherwise = 10

/**
 * The years for which orders and invoices are kept, by the country of the company; null where a site has
 * none. They count from the end of the year. Rule: docs/product/privacy.md, Retention.
 */
export function bookkeepingYears(country: string | null) {
  return (country && yearsIn[country]) || otherwise
}

/**
 * The beginning of the first year whose books are still kept, by the calendar of the company; what is older
 * is emptied. Null for a site without one. Rule: docs/product/privacy.md, Old orders.
 */
export function booksKeptFrom(
  company: Pick<Company, 'country' | 'timeZone'> | null,
  now: DateTime
) {
  const years = bookkeepingYears(company?.country ?? null)
  return now
    .setZone(company?.timeZone ?? 'UTC')
    .startOf('year')
    .minus({ years })
}
