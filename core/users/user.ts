import type { DateTime } from 'luxon'
import type { Tracking } from '#core/users/tracking'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

export const userStatuses = [
  'not_confirmed',
  'active',
  'deletion_pending',
  'deleted',
  'banned',
] as const

/** The statuses in which one may be logged in; the others are banned or being deleted. */
export const loginStatuses: readonly UserStatus[] = ['not_confirmed', 'active']

/** Why a member is banned; those who wrote with one banned for fraud are warned. */
export const banReasons = ['fraud', 'rules'] as const
export type BanReason = (typeof banReasons)[number]

/** Why a member gets no notifications by mail: a complaint, a hard bounce, or their own wish. */
export const disabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const
export type DisabledReason = (typeof disabledReasons)[number]

export type UserStatus = (typeof userStatuses)[number]

/** The status of an account as partners meet it: a suspended one is away for a while. */
export type Standing = UserStatus | 'suspended'

/** How partners meet an account; its suspension is any value that is not null. */
export function standingOf(
  user: Readonly<{ status: UserStatus; suspendedUntil: unknown }>
): Standing {
  const isAway = loginStatuses.includes(user.status) && user.suspendedUntil !== null
  return isAway ? 'suspended' : user.status
}

/** The account: what a person logs in with, pays from and is mailed at. */
export type User = Readonly<{
  id: string
  siteId: string
  /** Lower case and unique; null once the account is erased. */
  email: string | null
  passwordHash: string | null
  status: UserStatus
  /** Why the account is banned; null if it is not, or was before reasons were stored. */
  banReason: BanReason | null
  /** Until when the member is suspended; null for everybody else. */
  suspendedUntil: DateTime | null
  language: Locale
  country: Country
  /** IANA name of the time zone in which this member's days begin. */
  timeZone: string
  /** Premium for ever, from the first bundle on. */
  paidUser: boolean
  /** Cached balance of the ledger, whole credits, never below zero. */
  credits: number
  freeMessagesUsed: number
  signupDate: DateTime
  confirmedAt: DateTime | null
  lastSeenAt: DateTime
  /** Version of the accepted terms; null for an account that the site created itself. */
  consentVersion: DateTime | null
  consentAt: DateTime | null
  /** Up to which version of their texts this member has no open question about consents; null: not asked yet. */
  consentsAnswered: DateTime | null
  /** Why there are no notifications by mail; empty while there are. */
  notificationsDisabled: readonly DisabledReason[]
}> &
  Tracking
