import type { Locale } from '#core/sites/locales'

const ownNames = new Map<Locale, string>()

/** A language by its own name, with a capital, as menus list it. */
export function ownName(locale: Locale) {
  const known = ownNames.get(locale)
  if (known) return known
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  const capitalised = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  ownNames.set(locale, capitalised)
  return capitalised
}
