import { countries, localesByCountry, type Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { addressIn } from '#core/sites/public_pages/address'
import { localesOf, type FoundPage } from '#core/sites/public_pages/page'

/** A site as search engines know it. */
export type ListedSite = Readonly<{
  id: string
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  /** The language of its domain; null: it has none of its own. */
  locale: Locale | null
  countries: readonly Country[]
  /** What the sites of one company that share their members have in common; null: linked with no other. */
  family: string | null
}>

/** The address of a page elsewhere: `code` is a language, a language with a country, or `x-default`. */
export type Alternate = Readonly<{ code: string; url: string }>

type Shown = Readonly<{
  site: ListedSite
  /** The language in the address; null where it has none. */
  locale: Locale | null
  found: FoundPage
}>

/**
 * Where the same page is in other languages (`hreflang`): on this site in each of its languages, and
 * without one as `x-default`. In the language of its domain it is also linked with that page of every
 * other domain with a language of its own, for the countries that speak it, so that each page names
 * exactly those that name it. Rule: docs/product/seo.md, Other languages and domains.
 *
 * @param sites of the installation, the oldest first: it gets a country that two of them serve
 */
export function alternatesOf({ found, locale, site }: Shown, sites: readonly ListedSite[]) {
  const own: Alternate[] = localesOf(found.page).map((code) => {
    return { code, url: urlOf(site, code, found.path) }
  })
  const bare = { code: 'x-default', url: urlOf(site, null, found.path) }
  const family = locale !== null && locale === site.locale ? familyOf(site, sites, found) : []
  const isOfFamily = family.some((member) => member.site.id === site.id)
  const linked = isOfFamily && family.some((member) => member.site.id !== site.id) ? family : []
  return [
    ...own,
    ...linked.map((one) => ({ code: one.code, url: urlOf(one.site, one.locale, found.path) })),
    bare,
  ]
}

/** The address of a page of a site in a language, or in none. */
export function urlOf({ origin }: ListedSite, locale: Locale | null, path: string) {
  return `${origin}${encodeURI(addressIn(locale, path))}`
}

/** Domains of a family with a language of their own, once for each country in which it is spoken. */
function familyOf({ family }: ListedSite, sites: readonly ListedSite[], { page }: FoundPage) {
  if (family === null) return []
  const taken = new Set<string>()
  return sites.flatMap((site) => {
    const { locale } = site
    if (locale === null || site.family !== family || !localesOf(page).includes(locale)) return []
    const spoken = countries.filter((country) => {
      return site.countries.includes(country) && localesByCountry[country].includes(locale)
    })
    const codes = spoken.map((country) => `${locale}-${country}`).filter((code) => !taken.has(code))
    for (const code of codes) taken.add(code)
    return codes.map((code) => ({ site, locale, code }))
  })
}
