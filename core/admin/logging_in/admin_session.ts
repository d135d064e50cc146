import type { DateTime } from 'luxon'

/** One browser in which an admin is logged in, or has given the password and not yet the code. */
export type AdminSession = Readonly<{
  id: string
  adminId: string
  /** Digest of the secret in the cookie. */
  digest: string
  userAgent: string
  /** The country of its IP address (ISO 3166-1); the address itself is not stored. */
  country: string | null
  createdAt: DateTime
  lastSeenAt: DateTime
  /** When the second factor was last given; null before the first time. */
  confirmedAt: DateTime | null
}>

const longestHours = 12
const idleMinutes = 30
/** Minutes to give the second factor after the password. */
const halfWayMinutes = 10

/**
 * Whether a session still counts: for 12 hours, unless idle for 30 minutes; without the second factor
 * for 10 minutes. Rule: docs/product/back-office.md, Login.
 */
export function isSessionValid(session: AdminSession, now: DateTime) {
  const { confirmedAt, createdAt, lastSeenAt } = session
  if (now >= createdAt.plus({ hours: longestHours })) return false
  if (!confirmedAt && now >= createdAt.plus({ minutes: halfWayMinutes })) return false
  return now < lastSeenAt.plus({ minutes: idleMinutes })
}

const lastSeenMinutes = 1

/** Whether to update `lastSeenAt`: once a minute is enough. */
export function isSeenDue({ lastSeenAt }: Pick<AdminSession, 'lastSeenAt'>, now: DateTime) {
  return now >= lastSeenAt.plus({ minutes: lastSeenMinutes })
}

/** The instant before which no session counts any more. */
export function sessionsCountFrom(now: DateTime) {
  return now.minus({ hours: longestHours })
}
