import { defaultLocale, locales, type Locale } from '../../core/sites/locales'

/** The language the server rendered this document in; changing it loads a new document. */
export function documentLocale(): Locale {
  const lang = document.documentElement.lang
  return locales.find((locale) => locale === lang) ?? defaultLocale
}
