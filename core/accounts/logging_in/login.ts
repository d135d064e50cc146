import type { DateTime } from 'luxon'

/** One device that is logged in, for as long as this row exists. */
export type Login = Readonly<{
  id: string
  userId: string
  /** The browser's User-Agent; empty without one. */
  userAgent: string
  /** The country of its IP address (ISO 3166-1); the address itself is not stored. */
  country: string | null
  createdAt: DateTime
  lastSeenAt: DateTime
}>

/** The lifetime of the session cookie, and of a login since it was last seen. */
export const loginDays = 30
const lastSeenMinutes = 3

/**
 * The instant since which a login must have been seen to be valid: 30 days ago.
 * Rule: docs/product/accounts.md, Login.
 */
export function loginsValidFrom(now: DateTime) {
  return now.minus({ days: loginDays })
}

/** Whether to update `lastSeenAt`: once in three minutes is enough. */
export function isLastSeenDue({ lastSeenAt }: Pick<Login, 'lastSeenAt'>, now: DateTime) {
  return now >= lastSeenAt.plus({ minutes: lastSeenMinutes })
}
