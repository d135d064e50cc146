import type { I18n } from '@adonisjs/i18n'
import { isGreeting, openingLinesFor, type OpeningLine } from '#core/landings/opening_line'
import type { Interest } from '#core/profiles/interests'

/** The lines that a landing offers, each with its words. */
export function openingLines(i18n: I18n, interests: readonly Interest[]) {
  return openingLinesFor(interests).map((line) => ({ line, words: wordsOf(i18n, line) }))
}

export function wordsOf(i18n: I18n, line: OpeningLine) {
  return i18n.t(isGreeting(line) ? `icebreakers.${line}` : `landings.line_${line}`)
}
