import type { DateTime } from 'luxon'
import type { Debtor } from '#core/payments/direct_debit/mandate'
import { ok, refuse } from '#core/result'

/** A mandate that waits for its signature: the code that went to the phone of its debtor. */
export type Signing = Debtor &
  Readonly<{
    /** Becomes the id of the mandate. */
    id: string
    userId: string
    /** Becomes the reference of the mandate: the member sees it before signing. */
    reference: string
    /** The code, signed together with the id: whoever reads the table cannot tell it. */
    digest: string
    /** How often a wrong code was entered. */
    tries: number
    createdAt: DateTime
    signedAt: DateTime | null
  }>

export const codeMinutes = 10
const codeTries = 5
const codesPerHour = 3
export const codeDigits = 6

/** How many codes were sent since an hour ago, to the member and to the phone, whoever asked. */
export type SentCodes = Readonly<{ ofUser: number; ofPhone: number }>

/** Whether one more code may be sent. Refuses 'sms_code_too_often'. */
export function maySendCode({ ofUser, ofPhone }: SentCodes) {
  const most = Math.max(ofUser, ofPhone)
  return most < codesPerHour ? ok() : refuse('sms_code_too_often')
}

/** Codes sent from this moment on count. */
export function countsSince(now: DateTime): DateTime {
  return now.minus({ hours: 1 })
}

/**
 * Whether the code of a signing may still be tried, ten minutes long and five times. Refuses
 * 'sms_code_expired', also once it has signed, and 'sms_code_tried_too_often'.
 */
export function mayTryCode({ createdAt, signedAt, tries }: Signing, now: DateTime) {
  const end = createdAt.plus({ minutes: codeMinutes })
  if (signedAt !== null || now >= end) return refuse('sms_code_expired')
  return tries < codeTries ? ok() : refuse('sms_code_tried_too_often')
}

/** What is kept of a code instead of the code itself. */
export function signedText(signingId: string, code: string): string {
  return `direct debit ${signingId} ${code}`
}
