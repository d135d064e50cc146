import type { DateTime } from 'luxon'

/** One sign-in on one device. While its row stands, that device is signed in. */
export type Login = Readonly<{
  id: string
  userId: string
  /** As the browser names itself; empty when it does not. */
  userAgent: string
  /** Where its address was used, as an ISO 3166-1 code; the address itself is not kept. */
  country: string | null
  createdAt: DateTime
  lastSeenAt: DateTime
}>

/** As long as the session cookie lives (section 9). */
const loginDays = 30
const sightMinutes = 3

/** The instant from which a device must have been seen to be signed in still. */
export function loginsValidFrom(now: DateTime) {
  return now.minus({ days: loginDays })
}

/** Says whether to write down again that a device was seen; once in three minutes will do. */
export function isLastSeenDue({ lastSeenAt }: Pick<Login, 'lastSeenAt'>, now: DateTime) {
  return now >= lastSeenAt.plus({ minutes: sightMinutes })
}
