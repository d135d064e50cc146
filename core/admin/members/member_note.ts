import type { DateTime } from 'luxon'
import { isLongerThan } from '#core/text'
import { ok, refuse } from '#core/result'

/** What admins should know of a member. The member reads it in the download of their data. */
export type MemberNote = Readonly<{
  id: string
  userId: string
  /** The admin who wrote it. */
  adminId: string
  body: string
  /** The appeal that it is about; null for the member as such. */
  appealId: string | null
  createdAt: DateTime
  /** Pinned ones stand first; null for others. */
  pinnedAt: DateTime | null
}>

/** The longest note, in characters. */
const longestNote = 2000

/**
 * Parses a note as typed: trimmed. Refuses 'note_missing', and 'note_too_long' with `max` in
 * characters. Rule: docs/product/back-office.md, Members.
 */
export function parseNote(typed: string) {
  const body = typed.trim()
  if (body === '') return refuse('note_missing')
  return isLongerThan(body, longestNote) ? refuse('note_too_long', { max: longestNote }) : ok(body)
}
