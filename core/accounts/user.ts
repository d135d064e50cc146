import type { DateTime } from 'luxon'
import type { Tracking } from '#core/accounts/tracking'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

export const userStatuses = [
  'not_confirmed',
  'active',
  'deletion_pending',
  'deleted',
  'banned',
] as const

/** Whose owner may be signed in; the others are banned or on their way out. */
export const loginStatuses: readonly UserStatus[] = ['not_confirmed', 'active']

/** Why a member is banned; those who wrote with one banned for fraud are warned. */
export const banReasons = ['fraud', 'rules'] as const
export type BanReason = (typeof banReasons)[number]

/** Why a member gets no notifications by mail: a complaint, a hard bounce, or their own wish. */
export const disabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const
export type DisabledReason = (typeof disabledReasons)[number]

export type UserStatus = (typeof userStatuses)[number]

/** The account: what a person signs in with, pays from and is written to (section 3, User). */
export type User = Readonly<{
  id: string
  siteId: string
  /** Lower case and unique; empty once the account is deleted for good. */
  email: string | null
  passwordHash: string | null
  status: UserStatus
  /** Of one who is banned, and was so for a reason that is kept. */
  banReason: BanReason | null
  language: Locale
  country: Country
  /** IANA name; days of this member begin here. */
  timeZone: string
  /** Premium for ever, from the first bundle on. */
  paidUser: boolean
  /** Cached balance of the ledger, whole credits, never below zero. */
  credits: number
  freeMessagesUsed: number
  signupDate: DateTime
  confirmedAt: DateTime | null
  lastSeenAt: DateTime
  /** Date of the terms that were agreed to; empty for an account the site made itself. */
  consentVersion: DateTime | null
  consentAt: DateTime | null
  /** Why there are no notifications by mail; empty while there are. */
  notificationsDisabled: readonly DisabledReason[]
}> &
  Tracking
