import type { DateTime } from 'luxon'
import type { UserStatus } from '#core/accounts/user'
import { countCharacters } from '#core/text'
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

/** Days in which a deleted account can be brought back (section 9). */
export const graceDays = 14

/** Minutes for which a login to an account on its way out is good for bringing it back. */
const returnMinutes = 10

/** The longest free text and the longest remarks, in characters. */
export const maxFarewellLength = 1000

/** What somebody says when they leave (section 3, delete reasons). */
export type Farewell = Readonly<{
  reason: DeleteReason
  /** Only with the reason 'other'. */
  reasonText: string | null
  remarks: string | null
}>

/** A member on the way out: kept until they return or the account is erased. */
export type Deletion = Farewell &
  Readonly<{
    userId: string
    /** Where the account returns to. */
    statusBefore: Extract<UserStatus, 'not_confirmed' | 'active'>
    requestedAt: DateTime
  }>

type FarewellForm = Readonly<{ reason: DeleteReason; reasonText: string; remarks: string }>

/**
 * Reads the form of section 3: the free text belongs to 'other' and is asked for there, remarks
 * are free. Refuses each field by itself: 'delete_reason_text_missing', and 'text_too_long' with
 * `max` in characters.
 */
export function parseFarewell({ reason, reasonText, remarks }: FarewellForm) {
  return {
    reason: ok(reason),
    reasonText: reason === 'other' ? readReasonText(reasonText) : ok(null),
    remarks: readText(remarks),
  }
}

/** From then on nobody can bring the account back. */
export function finalAt(requestedAt: DateTime) {
  return requestedAt.plus({ days: graceDays })
}

/** Until when somebody who has just logged in to an account on its way out may bring it back. */
export function returnOfferedUntil(loggedInAt: DateTime) {
  return loggedInAt.plus({ minutes: returnMinutes })
}

/** Says whether the days to return are over by `now` (section 4). */
export function isFinal({ requestedAt }: Pick<Deletion, 'requestedAt'>, now: DateTime) {
  return now >= finalAt(requestedAt)
}

function readReasonText(text: string) {
  return text.trim() === '' ? refuse('delete_reason_text_missing') : readText(text)
}

function readText(text: string): Result<string | null, 'text_too_long'> {
  const said = text.toWellFormed().trim()
  const isLong = countCharacters(said) > maxFarewellLength
  return isLong ? refuse('text_too_long', { max: maxFarewellLength }) : ok(said || null)
}
