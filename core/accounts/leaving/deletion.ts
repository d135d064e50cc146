import type { DateTime } from 'luxon'
import type { UserStatus } from '#core/users/user'
import { isLongerThan } from '#core/text'
import { ok, refuse, type Result } from '#core/result'

export const deleteReasons = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const

export type DeleteReason = (typeof deleteReasons)[number]

/** Minutes for which a login to a deleted account may restore it. */
const returnMinutes = 10

/** Characters of the free text, and of the remarks. */
export const maxDeletionTextLength = 1000

/** The answers of a member who deletes their account. */
export type DeletionForm = Readonly<{
  reason: DeleteReason
  /** Null unless the reason is 'other'. */
  reasonText: string | null
  remarks: string | null
}>

/** A pending deletion, stored until the member returns or the account is erased. */
export type Deletion = DeletionForm &
  Readonly<{
    userId: string
    /** The status to restore. */
    statusBefore: Extract<UserStatus, 'not_confirmed' | 'active'>
    requestedAt: DateTime
    /** For how long it can be undone, as the site had it then. */
    returnDays: number
    /** Whether the site deleted it: then only an admin brings it back. */
    byAdmin: boolean
  }>

type TypedDeletionForm = Readonly<{ reason: DeleteReason; reasonText: string; remarks: string }>

/**
 * Parses the form of a deletion: the reason text is required for 'other' and ignored otherwise,
 * remarks are optional. Refuses by field 'delete_reason_text_missing', and 'text_too_long' with `max`
 * in characters. Rule: docs/product/accounts.md, Deletion and return.
 */
export function parseDeletionForm({ reason, reasonText, remarks }: TypedDeletionForm) {
  return {
    reason: ok(reason),
    reasonText: reason === 'other' ? parseReasonText(reasonText) : ok(null),
    remarks: parseRemarks(remarks),
  }
}

type Term = Pick<Deletion, 'requestedAt' | 'returnDays'>

/** When a deletion becomes final. */
export function finalAt({ requestedAt, returnDays }: Term) {
  return requestedAt.plus({ days: returnDays })
}

/** Until when a login to a deleted account may restore it. */
export function returnOfferedUntil(loggedInAt: DateTime) {
  return loggedInAt.plus({ minutes: returnMinutes })
}

/** Whether the days to return are over. */
export function isFinal(deletion: Term, now: DateTime) {
  return now >= finalAt(deletion)
}

function parseReasonText(text: string) {
  return text.trim() === '' ? refuse('delete_reason_text_missing') : parseRemarks(text)
}

/** Parses an optional text: null for an empty one. Refuses 'text_too_long'. */
export function parseRemarks(text: string): Result<string | null, 'text_too_long'> {
  const parsed = text.toWellFormed().trim()
  const isLong = isLongerThan(parsed, maxDeletionTextLength)
  return isLong ? refuse('text_too_long', { max: maxDeletionTextLength }) : ok(parsed || null)
}
