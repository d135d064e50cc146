/** The languages of the product, each complete in screens, mails and errors. */
export const locales = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const

export type Locale = (typeof locales)[number]

/** The language of a visitor whose language is unknown. */
export const defaultLocale: Locale = 'en'

/**
 * How dates and times are written in a language, as a BCP 47 tag: English ones day first and to 24 hours,
 * as in nearly all of our countries. Rule: docs/product/sites.md, Countries and languages.
 */
export function dateLocale(locale: Locale) {
  return locale === 'en' ? 'en-GB' : locale
}

/** The language that replaces missing translations. */
export const fallbackLocale: Locale = 'nl'
