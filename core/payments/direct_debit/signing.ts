import type { DateTime } from 'luxon'
import type { Debtor } from '#core/payments/direct_debit/mandate'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A mandate that waits for its signature, by the code that was sent to the debtor's phone. */
export type Signing = Debtor &
  Readonly<{
    /** Becomes the id of the mandate. */
    id: string
    userId: string
    /** Becomes the reference of the mandate: shown to the member before signing. */
    reference: string
    /** The signed digest of id and code: the table does not reveal the code. */
    digest: string
    /** Wrong codes entered. */
    tries: number
    createdAt: DateTime
    signedAt: DateTime | null
  }>

export const codeMinutes = 10
const codeTries = 5
const codesPerHour = 3
export const codeDigits = 6

/** Codes sent in the last hour, to the member and to the phone, whoever requested them. */
export type SentCodes = Readonly<{ ofUser: number; ofPhone: number }>

/**
 * Whether one more code may be sent, where the site has sent `ofSite` in 24 hours and pays for
 * `smsPerDay`. Refuses 'sms_code_too_often' and 'sms_budget_used_up'.
 */
export function maySendCode(
  { ofUser, ofPhone, ofSite }: SentCodes & Readonly<{ ofSite: number }>,
  { smsPerDay }: Pick<SiteSettings, 'smsPerDay'>
) {
  const most = Math.max(ofUser, ofPhone)
  if (most >= codesPerHour) return refuse('sms_code_too_often')
  return ofSite < smsPerDay ? ok() : refuse('sms_budget_used_up')
}

/** The moment from which sent codes count: an hour ago. */
export function codesCountSince(now: DateTime): DateTime {
  return now.minus({ hours: 1 })
}

/**
 * Whether the code of a signing may still be tried: for ten minutes and five times. Refuses
 * 'sms_code_expired', also once it has been used, and 'sms_code_tried_too_often'.
 */
export function mayTryCode({ createdAt, signedAt, tries }: Signing, now: DateTime) {
  const end = createdAt.plus({ minutes: codeMinutes })
  if (signedAt !== null || now >= end) return refuse('sms_code_expired')
  return tries < codeTries ? ok() : refuse('sms_code_tried_too_often')
}

/** The text whose signed digest is stored instead of the code. */
export function codeToSign(signingId: string, code: string): string {
  return `direct debit ${signingId} ${code}`
}
