import type { Company } from '#core/sites/company'
import type { Locale } from '#core/sites/locales'
import { urlOf, type ListedSite } from '#core/sites/public_pages/alternates'
import type { FoundPage } from '#core/sites/public_pages/page'
import { supportAddress } from '#core/sites/support_address'
import type { pageTexts } from '#queries/seo/page_texts'
import type { CurrentSite } from '#queries/sites/current_site'

type Shown = Readonly<{
  site: CurrentSite
  listed: ListedSite
  locale: Locale
  canonical: string
  texts: ReturnType<typeof pageTexts>
  found: FoundPage
}>

/**
 * What a page says to programs, as JSON-LD for a script element: who runs the site, the site, and below
 * the home page the way to the page.
 */
export function structuredData(shown: Shown) {
  const graph = [organization(shown), website(shown), ...breadcrumb(shown)]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  // Nothing that an admin has entered may end the element.
  return json.replaceAll('<', '\\u003c')
}

function organization({ listed, site }: Shown) {
  const { company } = site
  return {
    '@type': 'Organization',
    '@id': `${listed.origin}/#organization`,
    'name': site.name,
    'legalName': company?.name,
    'url': `${listed.origin}/`,
    'logo': `${listed.origin}/icons/512.png`,
    'email': supportAddress(site, site.settings),
    'address': company ? addressOf(company) : undefined,
  }
}

function addressOf({ address, city, country }: Company) {
  return {
    '@type': 'PostalAddress',
    'streetAddress': address,
    'addressLocality': city,
    'addressCountry': country,
  }
}

function website({ listed, locale, site }: Shown) {
  return {
    '@type': 'WebSite',
    '@id': `${listed.origin}/#website`,
    'name': site.name,
    'url': `${listed.origin}/`,
    'inLanguage': locale,
    'publisher': { '@id': `${listed.origin}/#organization` },
  }
}

function breadcrumb({ canonical, found, listed, locale, site, texts }: Shown) {
  if (found.path === '/') return []
  const steps = [
    { name: site.name, url: urlOf(listed, locale, '/') },
    { name: texts.heading, url: canonical },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      'itemListElement': steps.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        'position': index + 1,
        name,
        'item': url,
      })),
    },
  ]
}
