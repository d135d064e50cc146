import type { DateTime } from 'luxon'
import { type Locale, dateLocale } from '#core/sites/locales'

/** A date in words, such as “27 November 2026”. French calls the first “1er”, which Intl does not. */
export function longDate(at: DateTime, locale: Locale) {
  const words = at.toLocaleString({ dateStyle: 'long' }, { locale: dateLocale(locale) })
  return locale === 'fr' ? words.replace(/^1 /, '1er ') : words
}
