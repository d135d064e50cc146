import { DateTime } from 'luxon'
import { appealMonths } from '#core/moderation/measures/appeal'
import type { Measure } from '#core/moderation/measures/measure'
import { loginStatuses, type User } from '#core/users/user'

/** Months without a sign of life after which a member is told that their account will be deleted. */
export const dormantMonths = 24

/** Months from then on in which any visit keeps the account. */
export const dormantNoticeMonths = 1

/** Days in which a new account has to be confirmed. */
export const unconfirmedDays = 30

/** Years after a ban for which digests of the address and the photos are kept. */
export const bannedYears = 2

type Seen = Pick<User, 'status' | 'lastSeenAt'>

/** Whoever was last seen before this moment is told that their account will be deleted. */
export function seenBefore(now: DateTime) {
  return now.minus({ months: dormantMonths })
}

/** Whether nobody has used an account for 24 months. Rule: docs/product/privacy.md, Accounts without use. */
export function isDormant({ lastSeenAt, status }: Seen, now: DateTime) {
  return loginStatuses.includes(status) && lastSeenAt <= seenBefore(now)
}

/**
 * Whether a dormant account is deleted: its member was told a month ago, and since they were last seen.
 * Null for one who was not told.
 */
export function isDormantNoticeOver(account: Seen, toldAt: DateTime | null, now: DateTime) {
  if (toldAt === null || toldAt <= account.lastSeenAt) return false
  return isDormant(account, now) && toldAt <= now.minus({ months: dormantNoticeMonths })
}

/** Accounts that were made before this moment and never confirmed are erased. */
export function madeBefore(now: DateTime) {
  return now.minus({ days: unconfirmedDays })
}

/**
 * Whether an account is erased because its address was never confirmed: 30 days after the sign-up, unless
 * its member has bought something. Rule: docs/product/privacy.md, Accounts without use.
 */
export function isNeverConfirmed(
  { paidUser, signupDate, status }: Pick<User, 'paidUser' | 'signupDate' | 'status'>,
  now: DateTime
) {
  return status === 'not_confirmed' && !paidUser && signupDate <= madeBefore(now)
}

/** Accounts that were banned before this moment are erased: their bans cannot be appealed any more. */
export function bannedBefore(now: DateTime) {
  return now.minus({ months: appealMonths })
}

type Bans = readonly Pick<Measure, 'takenAt'>[]

/** Whether the time to appeal against each of the bans of an account is over. */
export function isBanOver(bans: Bans, now: DateTime) {
  return bans.length > 0 && bans.every(({ takenAt }) => takenAt <= bannedBefore(now))
}

/** Until when digests of a banned account are kept: two years after its last ban; null without one. */
export function digestsKeptUntil(bans: Bans) {
  const last = DateTime.max(...bans.map(({ takenAt }) => takenAt))
  return last?.plus({ years: bannedYears }) ?? null
}
