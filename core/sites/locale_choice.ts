import { defaultLocale, type Locale, locales } from '#core/sites/locales'

type LocaleSources = Readonly<{
  /** What the member saved; null for a visitor. */
  userLanguage: string | null
  /** The cookie i18n_redirected: what was chosen on this device before. */
  cookie: string | null
  /** Null for a domain that serves every language alike. */
  domainLanguage: string | null
  /** Language tags of the browser, the one liked best first. */
  accepted: readonly string[]
}>

/**
 * Chooses the language of a visit: the user's, else the cookie's, else the domain's, else the
 * first of the browser's that the site speaks, else English. What a person
 * chose goes before what the site guesses. A tag counts by its language alone: nl-BE is nl. The
 * fallback language, Dutch, is no choice here: it only lends a text that a language misses.
 */
export function chooseLocale(sources: LocaleSources): Locale {
  const { userLanguage, cookie, domainLanguage, accepted } = sources
  const tags = [userLanguage, cookie, domainLanguage, ...accepted]
  return tags.map(spokenLocale).find((locale) => locale !== undefined) ?? defaultLocale
}

function spokenLocale(tag: string | null) {
  const [language] = (tag ?? '').toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === language)
}
