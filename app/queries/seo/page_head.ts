import type { Locale } from '#core/sites/locales'
import { alternatesOf, urlOf } from '#core/sites/public_pages/alternates'
import { localesOf, type FoundPage } from '#core/sites/public_pages/page'
import { cardHeight, cardWidth, cardPath } from '#queries/seo/card'
import { listedSite, listedSites } from '#queries/seo/listed_sites'
import { pageTexts } from '#queries/seo/page_texts'
import { structuredData } from '#queries/seo/structured_data'
import type { CurrentSite } from '#queries/sites/current_site'

/** How Open Graph calls our languages. */
const territories: Record<Locale, string> = {
  nl: 'nl_NL',
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  pl: 'pl_PL',
}

type Shown = Readonly<{
  site: CurrentSite
  found: FoundPage
  /** The language of the page, and the one in its address. */
  locale: Locale
  addressLocale: Locale | null
}>

/** What the head of a public page tells search engines and whoever shares its link. */
export async function pageHead({ addressLocale, found, locale, site }: Shown) {
  const listed = await listedSite(site.id)
  const texts = pageTexts(site, locale, found.page.words)
  const canonical = urlOf(listed, locale, found.path)
  const shown = { site: listed, locale: addressLocale, found }
  return {
    texts,
    canonical,
    alternates: alternatesOf(shown, await listedSites()),
    siteName: site.name,
    territory: territories[locale],
    otherTerritories: localesOf(found.page)
      .filter((other) => other !== locale)
      .map((other) => territories[other]),
    card: {
      url: listed.origin + cardPath(site, locale, found.page.words),
      width: cardWidth,
      height: cardHeight,
    },
    structuredData: structuredData({ site, listed, locale, canonical, texts, found }),
  }
}
