import { DateTime } from 'luxon'
import type { Row } from '#queries/accounts/personal/personal_table'

/** The version of a text is the day on which it began to hold; that of a question before the pay button is a count. */
const instant = /(?:^|_)(?:at|signup_date|answered)$|^(?:consent_)?version$/
const lists = ['notifications_disabled', 'payment_methods', 'transports']

/** Formats a row for people: ISO dates, and lists instead of JSON text. */
export function readableRow(row: Row): Row {
  const cells = Object.entries(row).map(([column, value]) => [column, readable(column, value)])
  return Object.fromEntries(cells)
}

function readable(column: string, value: unknown) {
  if (typeof value === 'number' && instant.test(column)) {
    return DateTime.fromMillis(value, { zone: 'utc' }).toISO()
  }
  return typeof value === 'string' && lists.includes(column) ? JSON.parse(value) : value
}
