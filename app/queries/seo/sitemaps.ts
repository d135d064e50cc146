import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { locales, type Locale } from '#core/sites/locales'
import { alternatesOf, urlOf } from '#core/sites/public_pages/alternates'
import { indexedPages, localesOf } from '#core/sites/public_pages/page'
import { listedSite, listedSites } from '#queries/seo/listed_sites'

/** Where the sitemap of a language is. */
export function sitemapPath(locale: Locale) {
  return `/sitemaps/${locale}.xml`
}

/** The index of the sitemaps of a site: one for each language. */
export async function sitemapIndex(siteId: string) {
  const { origin } = await listedSite(siteId)
  const entries = locales.map((locale) => ({ url: origin + sitemapPath(locale) }))
  return written(Readable.from(entries).pipe(new SitemapIndexStream()))
}

/** The pages of a site in a language, each with the same page in other languages and domains. */
export async function sitemapOf(siteId: string, locale: Locale) {
  const site = await listedSite(siteId)
  const sites = await listedSites()
  const pages = indexedPages.filter((page) => localesOf(page).includes(locale))
  const entries = pages.map((page) => {
    const found = { page, path: page.path }
    const links = alternatesOf({ site, locale, found }, sites)
    return {
      url: urlOf(site, locale, page.path),
      links: links.map(({ code, url }) => ({ lang: code, url })),
    }
  })
  const xmlns = { news: false, xhtml: true, image: false, video: false }
  return written(Readable.from(entries).pipe(new SitemapStream({ xmlns })))
}

async function written(stream: SitemapStream | SitemapIndexStream) {
  return (await streamToPromise(stream)).toString()
}
