import type { DateTime } from 'luxon'
import type { Tracking } from '#core/accounts/signing_up/tracking'
import type { BanReason } from '#core/moderation/ban_reason'
import type { DisabledReason } from '#core/notifications/kinds'
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
export const statusesWithEntry: readonly UserStatus[] = ['not_confirmed', 'active']

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
