import { test } from '@japa/runner'
import { locales } from '#core/sites/locales'
import { urlOf } from '#core/sites/public_pages/alternates'
import { longestDescription, longestTitle } from '#core/sites/public_pages/fitted'
import { addressIn, readAddress } from '#core/sites/public_pages/address'
import { localesOf, publicPageAt, publicPages } from '#core/sites/public_pages/page'
import { demoDomains } from '#database/demo/domains'
import { listedSites } from '#queries/seo/listed_sites'
import { committing } from '#tests/support/database/transactions'
import { askHost, urlAt } from '#tests/support/seo/ask_host'
import { crawl, readSitemaps, type Crawled } from '#tests/support/seo/crawl'
import { addDemoDomains, addDemoVariants } from '#tests/support/seo/demo_domains'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { isWhole, sample } from '#tests/support/runner/sample'

/** A page of texts, and a lander with variants: some tests look at these. */
const always = ['/pages/faq', '/landers/gallery']
const rest = publicPages.filter(({ path }) => !always.includes(path))
const drawn = sample('public pages', rest, 8, ({ path }) => path)
const asked = publicPages.filter((page) => drawn.includes(page) || always.includes(page.path))

test.group('Every public page of every domain of the demo', (group) => {
  committing(group)
  let domains: string[] = []
  let all: Crawled[] = []
  /** Addresses that answer with a page; a step of the sign-up may lead to an earlier one. */
  let pages: Crawled[] = []
  group.setup(async () => {
    await join(ada({ profile: { advertised: true } }))
    await storePhoto(ada(), { main: true })
    domains = await addDemoDomains()
    await addDemoVariants()
    const parameters = { id: ada().profile.id, version: 'first' }
    for (const domain of domains) all.push(...(await crawl(domain, asked, parameters)))
    pages = all.filter(({ status }) => status === 200)
  })
  group.teardown(() => {
    all = []
    pages = []
  })

  test('answers with a page, or leads to one in the same language', ({ assert }) => {
    assert.sameMembers(domains, ['localhost', ...demoDomains.map(({ domain }) => domain)])
    const answered = pages.filter(({ isVariant }) => !isVariant)
    const listed = asked.filter(({ isIndexed }) => isIndexed)
    assert.isAtLeast(answered.length, domains.length * 8 * listed.length)
    for (const { location, locale, status, url } of all) {
      if (status === 200) continue
      assert.equal(status, 302, url)
      const target = readAddress(location)
      assert.equal(target.locale, locale, url)
      assert.isNotNull(publicPageAt(target.path), url)
    }
  })

  test('is in the language of its address, else in that of its domain', ({ assert }) => {
    for (const { domain, locale, page, url, vary } of pages) {
      const own = demoDomains.find((one) => one.domain === domain)?.language
      assert.equal(page.language, locale ?? own ?? 'en', url)
      assert.equal(/accept-language/i.test(vary) && /cookie/i.test(vary), locale === null, url)
    }
  })

  test('has one heading, and a title and description that are shown whole', ({ assert }) => {
    for (const { page, url } of pages) {
      const first = page.headings.filter((level) => level === 1)
      assert.lengthOf(first, 1, url)
      assert.isNotEmpty(page.title, url)
      assert.isAtMost(page.title.length, longestTitle, `${url}: ${page.title}`)
      assert.isAbove(page.description.length, 30, url)
      assert.isAtMost(page.description.length, longestDescription, url)
    }
  })

  test('is read in order: a link to its content, landmarks, and no level left out', ({
    assert,
  }) => {
    for (const { page, url } of pages) {
      assert.lengthOf(
        page.landmarks.filter((landmark) => landmark === 'main'),
        1,
        url
      )
      assert.include(
        page.ids.map((id) => `#${id}`),
        page.firstLink,
        url
      )
      assert.deepEqual(page.namelessNavigations, [], url)
      for (const [index, level] of page.headings.entries()) {
        assert.isAtMost(level, (page.headings[index - 1] ?? 0) + 1, `${url}: ${page.headings}`)
      }
    }
  })

  test('names its address in its language as the canonical one', async ({ assert }) => {
    for (const { domain, page, path, url } of pages) {
      const site = (await listedSites()).find(({ origin }) => new URL(origin).hostname === domain)
      const locale = locales.find((known) => known === page.language)
      assert.isDefined(site, domain)
      assert.deepEqual(page.canonical, [site && locale && urlOf(site, locale, path)], url)
    }
  })

  test('names the same page in every language, and is named by it', ({ assert }) => {
    const byUrl = new Map(pages.map((one) => [one.url, one]))
    for (const { isVariant, page, url } of pages) {
      const codes = page.alternates.map(({ code }) => code)
      assert.includeMembers(codes, [...locales, 'x-default'], url)
      assert.lengthOf(new Set(codes), codes.length, url)
      if (isVariant) continue
      for (const { code, url: other } of page.alternates) {
        const named = byUrl.get(other)?.page
        assert.equal(named?.language, code === 'x-default' ? named?.language : code.slice(0, 2))
        assert.include(
          named?.alternates.map((alternate) => alternate.url),
          url,
          other
        )
      }
    }
  })

  test('has the head of its page where it is a variant of one', ({ assert }) => {
    const variants = pages.filter(({ isVariant }) => isVariant)
    assert.isNotEmpty(variants)
    for (const { domain, locale, page, path, url } of variants) {
      const own = pages.find(({ url: other }) => other === urlAt(domain, addressIn(locale, path)))
      assert.deepEqual(page.alternates, own?.page.alternates, url)
      assert.deepEqual(page.canonical, own?.page.canonical, url)
    }
    const { page } = pages.find(
      ({ url }) => url === urlAt('localhost', '/nl/landers/gallery/night')
    )!
    assert.equal(page.firstHeading, 'Gezichten voor een lange avond.')
  })

  test('leads to itself in other languages where it has links to them', ({ assert }) => {
    for (const { domain, page, path, url } of pages) {
      if (!hasLanguageMenu(path)) continue
      const others = locales.filter((other) => other !== page.language)
      assert.sameMembers(
        page.languageLinks.map(({ language }) => language),
        others,
        url
      )
      for (const { href, language } of page.languageLinks) {
        const { pathname } = new URL(href, url)
        assert.equal(pathname, `/${language}${readAddress(new URL(url).pathname).path}`, domain)
      }
    }
  })

  test('is in the sitemap of its language, or is not to be listed', async ({ assert }) => {
    for (const domain of domains) {
      const sitemaps = await readSitemaps(domain)
      assert.sameMembers(
        sitemaps.map(({ file }) => file),
        locales.map((locale) => urlAt(domain, `/sitemaps/${locale}.xml`))
      )
      const everything = sitemaps.flatMap((one) => one.listed)
      for (const { url } of everything) assert.isDefined(pageAt(url), url)
      const listed = new Map(
        everything
          .filter(({ url }) => asked.includes(pageAt(url)!))
          .map(({ alternates, url }) => [url, alternates])
      )
      const own = pages.filter((one) => one.domain === domain)
      const canonical = own.filter(({ isListed, isVariant, locale }) => {
        return isListed && !isVariant && locale !== null
      })
      assert.sameMembers(
        [...listed.keys()],
        canonical.map(({ url }) => url)
      )
      for (const { page, url } of canonical) assert.deepEqual(listed.get(url), page.alternates, url)
    }
  })

  test('has no link that leads nowhere, and none that leaves its language', async ({ assert }) => {
    const answered = new Set(all.flatMap(({ url }) => addressAndQuery(url)))
    let followed = 0
    for (const { domain, locale, page, url } of pages) {
      for (const link of new Set(page.links)) {
        const address = readAddress(new URL(link, url).pathname)
        if (publicPageAt(address.path)) assert.equal(address.locale, locale, `${link} on ${url}`)
        const target = urlAt(domain, link)
        const parts = addressAndQuery(target)
        if (parts.every((part) => answered.has(part))) continue
        assert.isBelow((await askHost(target)).status, 400, `${link} on ${url}`)
        for (const part of parts) answered.add(part)
        followed += 1
      }
    }
    assert.isAbove(followed, isWhole ? 100 : 5)
  })

  test('leads to itself in each of its languages, at its end', ({ assert }) => {
    const withMenu = pages.filter(({ path }) => hasLanguageMenu(path))
    const withFooter = pages.filter((one) => {
      return one.page.languageLinks.length > 0 && !withMenu.includes(one)
    })
    const without = pages.filter((one) => !withMenu.includes(one) && !withFooter.includes(one))
    for (const { path } of without) assert.match(path, stepOfSignUp)
    for (const { page, path, url } of withFooter) {
      const languages = [...localesOf(publicPageAt(path)!.page)].sort()
      assert.deepEqual(
        page.languageLinks.map(({ language }) => language),
        languages,
        url
      )
      for (const { href, language } of page.languageLinks) {
        assert.equal(readAddress(href).locale, language, url)
        assert.equal(publicPageAt(readAddress(href).path)?.path, path, url)
      }
    }
  })

  test('tells those who share its link the same, with a picture', async ({ assert }) => {
    for (const { page, url } of pages) {
      assert.equal(page.properties['og:description'], page.description, url)
      assert.equal(page.properties['og:url'], page.canonical[0], url)
      assert.equal(page.properties['twitter:card'], 'summary_large_image', url)
      assert.equal(page.properties['og:locale'].slice(0, 2), page.language, url)
      const card = new URL(page.properties['og:image'])
      assert.equal(card.hostname, new URL(page.canonical[0]).hostname, url)
      assert.match(card.pathname, new RegExp(`^/cards/${page.language}/\\w+-[\\da-f]{16}\\.png$`))
    }
  })

  test('tells programs who runs the site, and the way from the home page', ({ assert }) => {
    for (const { page, path, url } of pages) {
      const kinds = page.structured?.['@graph'].map((thing) => thing['@type'])
      const way = path === '/' ? [] : ['BreadcrumbList']
      assert.deepEqual(kinds, ['Organization', 'WebSite', ...way], url)
    }
  })
})

/** Leads on, and nowhere else. */
const stepOfSignUp = /^\/(signup|complete-signup|members\/[^/]+\/signup)/

/** Landers and landings, which have a menu of languages instead of links at their end. */
function hasLanguageMenu(path: string) {
  return /^\/landers\/|^\/members\/[^/]+\/landing/.test(path)
}

function pageAt(url: string) {
  return publicPageAt(readAddress(new URL(url).pathname).path)?.page
}

/**
 * What is to be followed once: the address on its domain, in its language, with the names of its query;
 * and the page with the values of its query, wherever. Some pages link to one for each country and region.
 * A quick run follows the latter alone.
 */
function addressAndQuery(url: string) {
  const { host, pathname, search, searchParams } = new URL(url)
  const names = [...searchParams.keys()].join()
  const page = `${readAddress(pathname).path}${search}`
  return isWhole ? [`${host}${pathname}?${names}`, page] : [page]
}
