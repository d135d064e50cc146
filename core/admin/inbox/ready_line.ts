import type { DateTime } from 'luxon'
import { parseText } from '#core/text'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'

/** A text that an admin keeps for replies in one language; to be read and changed before it is sent. */
export type ReadyLine = Readonly<{
  id: string
  adminId: string
  language: Locale
  body: string
  createdAt: DateTime
}>

/** The longest ready line, in characters: a message may have that many on every site by default. */
const longestLine = 1000

/** The most ready lines that an admin keeps in one language. */
const mostLines = 30

/**
 * Parses a ready line as typed. Refuses as `parseText` does.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function parseLine(typed: string) {
  return parseText(typed, { messageLength: longestLine })
}

/** Whether an admin with this many lines in a language may keep one more. Refuses 'lines_full' with `max`. */
export function mayKeepLine(kept: number) {
  return kept < mostLines ? ok() : refuse('lines_full', { max: mostLines })
}
