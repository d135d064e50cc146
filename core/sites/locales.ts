/** The languages of the product, each complete in screens, mails and errors. */
export const locales = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const

export type Locale = (typeof locales)[number]

/** The language of a visitor whose language is unknown. */
export const defaultLocale: Locale = 'en'

/** The language that replaces missing translations. */
export const fallbackLocale: Locale = 'nl'
