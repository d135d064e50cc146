import { DateTime } from 'luxon'
import type { Row } from '#queries/accounts/personal/personal_table'

const instant = /(?:^|_)(?:at|signup_date|consent_version)$/
const flag = /^(?:has|is)_|(?:^|_)(?:fictional|invisible|paid_user)$/
const lists = ['notifications_disabled', 'payment_methods', 'transports']

/** A row as people read it, the same from both databases: dates as such, yes or no, lists. */
export function readableRow(row: Row): Row {
  const cells = Object.entries(row).map(([column, value]) => [column, readable(column, value)])
  return Object.fromEntries(cells)
}

function readable(column: string, value: unknown) {
  if (value === null) return null
  if (instant.test(column)) return DateTime.fromMillis(Number(value), { zone: 'utc' }).toISO()
  if (flag.test(column)) return Boolean(value)
  return lists.includes(column) ? JSON.parse(String(value)) : value
}
