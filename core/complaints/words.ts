import { isLongerThan } from '#core/text'
import { ok, refuse } from '#core/result'

/** The longest message, answer or note, in characters. */
export const maxWordsLength = 10_000

/** What a form adds to them at most: its labels, and a line that names a page, a contract or a decision. */
export const maxAddedLength = 1000

/**
 * Parses what somebody writes in a ticket: trimmed, without control characters except line breaks; at
 * most `max` characters. Refuses 'words_missing', and 'words_too_long' with `max`.
 */
export function parseWords(typed: string, max = maxWordsLength) {
  const words = clean(typed)
  if (words === '') return refuse('words_missing')
  return isLongerThan(words, max) ? refuse('words_too_long', { max }) : ok(words)
}

/** The beginning of a mail: nobody is there to be told that it is too long. */
export function beginningOf(words: string) {
  return clean(words).slice(0, maxWordsLength).toWellFormed()
}

/** One line of what somebody typed, at most so many UTF-16 units of it. */
export function lineOf(typed: string, longest: number) {
  const line = typed.toWellFormed().replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
  return line.trim().slice(0, longest).toWellFormed()
}

function clean(typed: string) {
  return typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
