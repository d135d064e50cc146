import { XMLParser } from 'fast-xml-parser'
import type { Locale } from '#core/sites/locales'
import { addressIn } from '#core/sites/public_pages/address'
import { localesOf, publicPageAt, type PublicPage } from '#core/sites/public_pages/page'
import { demoVariants } from '#database/demo/variants'
import { askHost, urlAt } from '#tests/support/seo/ask_host'
import { readPage } from '#tests/support/seo/read_page'

/** One address of a public page, and what it answers. */
export type Crawled = Readonly<{
  url: string
  /** Without a language, and of a variant that of its page. */
  path: string
  isVariant: boolean
  domain: string
  /** The language in its address. */
  locale: Locale | null
  status: number
  location: string
  vary: string
  isListed: boolean
  page: ReturnType<typeof readPage>
}>

/**
 * Opens public pages of a domain, and those of their variants that the demo has, or one that nobody has made, under
 * each language and none.
 */
export async function crawl(
  domain: string,
  pages: readonly PublicPage[],
  parameters: Readonly<Record<string, string>>
) {
  const crawled: Crawled[] = []
  for (const page of pages) {
    const path = filled(page.path, parameters)
    const paths = page.hasVariants ? [path, ...variantsOf(path)] : [path]
    for (const locale of [null, ...localesOf(page)]) {
      for (const one of paths) crawled.push(await open(domain, one, locale))
    }
  }
  return crawled
}

/** The slug of a landing is never more than a word. */
function variantsOf(path: string) {
  const known = demoVariants.filter(({ lander }) => path === `/landers/${lander}`)
  return [...known.map(({ slug }) => slug), 'nowhere'].map((slug) => `${path}/${slug}`)
}

async function open(domain: string, path: string, locale: Locale | null): Promise<Crawled> {
  const url = urlAt(domain, addressIn(locale, path))
  const { body, headers, status } = await askHost(url)
  return {
    url,
    path: publicPageAt(path)?.path ?? path,
    isVariant: publicPageAt(path)?.path !== path,
    domain,
    locale,
    status,
    location: headers.location ?? '',
    vary: headers.vary ?? '',
    isListed: headers['x-robots-tag'] === undefined,
    page: readPage(body),
  }
}

function filled(path: string, parameters: Readonly<Record<string, string>>) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`The crawl needs a value for :${name} of ${path}`)
    return value
  })
}

export type Listed = Readonly<{ url: string; alternates: { code: string; url: string }[] }>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
})

/** What the sitemaps of a domain list, found by way of its robots.txt, by language. */
export async function readSitemaps(domain: string) {
  const robots = await askHost(urlAt(domain, '/robots.txt'))
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots.body) ?? []
  const { sitemapindex } = parser.parse((await askHost(index)).body)
  const files: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)
  const read = files.map(async (file) => ({ file, listed: await readSitemap(file) }))
  return Promise.all(read)
}

async function readSitemap(file: string): Promise<Listed[]> {
  const { urlset } = parser.parse((await askHost(file)).body)
  type Entry = { 'loc': string; 'xhtml:link': { hreflang: string; href: string }[] }
  return urlset.url.map(({ loc, 'xhtml:link': links }: Entry) => ({
    url: loc,
    alternates: links.map(({ href, hreflang }) => ({ code: hreflang, url: href })),
  }))
}
