/** The languages of the product, each complete in screens, mails and errors. */
export const locales = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const

export type Locale = (typeof locales)[number]

/** For a visitor of whom nothing else tells the language (section 9). */
export const defaultLocale: Locale = 'en'

/** Lends its text where a translation misses one (section 9). */
export const fallbackLocale: Locale = 'nl'
