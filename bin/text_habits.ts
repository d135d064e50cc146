/*
 * Habits of punctuation that docs/words.md asks for: errors are sentences with a full stop in English
 * and German, where no text is given word for word, and Dutch quotes are single.
 */
import type { Locale } from '#core/sites/locales'

/** What a text of an area, such as errors.json, does against the habits of its language. */
export function complaintsAboutHabits(locale: Locale, area: string, text: string) {
  return [
    ...(needsFullStop(locale, area) && !/[.?!]$/.test(text) ? ['lacks its full stop'] : []),
    ...(locale === 'nl' && /[„“”]/.test(text) ? ['has double quotes, not ‘…’'] : []),
  ]
}

function needsFullStop(locale: Locale, area: string) {
  return (locale === 'en' || locale === 'de') && area === 'errors.json'
}
