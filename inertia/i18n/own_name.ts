const ownNames = new Map<string, string>()

/** A language's own name, cached, as Intl.DisplayNames is slow. */
export function ownName(locale: string) {
  const known = ownNames.get(locale)
  if (known) return known
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  const capitalised = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  ownNames.set(locale, capitalised)
  return capitalised
}
