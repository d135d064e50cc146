import { defaultLocale, type Locale, locales } from '#core/sites/locales'

type LocaleSources = Readonly<{
  /** The language in the address of the page; null where it has none. */
  address: string | null
  /** The language of the user; null for a visitor. */
  userLanguage: string | null
  /** The cookie i18n_redirected: the last choice in this browser. */
  cookie: string | null
  /** Null for a domain that serves every language alike. */
  domainLanguage: string | null
  /** Language tags of the browser, in order of preference. */
  accepted: readonly string[]
}>

/**
 * Chooses the language of a request: that of its address, else the user's, else the cookie's, else the
 * domain's, else the first supported one of the browser's, else English. Explicit choices take precedence over
 * guesses. Only the language of a tag counts: nl-BE is nl. The fallback language, Dutch, is never
 * chosen here: it only provides texts that another language lacks.
 */
export function chooseLocale(sources: LocaleSources): Locale {
  const { address, userLanguage, cookie, domainLanguage, accepted } = sources
  const tags = [address, userLanguage, cookie, domainLanguage, ...accepted]
  return tags.map(supportedLocale).find((locale) => locale !== undefined) ?? defaultLocale
}

function supportedLocale(tag: string | null) {
  const [language] = (tag ?? '').toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === language)
}
