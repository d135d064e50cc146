import type { Locale } from '../../core/sites/locales'

/** The language the server rendered this document in; changing it loads a new document. */
export function documentLocale() {
  return document.documentElement.lang as Locale
}
