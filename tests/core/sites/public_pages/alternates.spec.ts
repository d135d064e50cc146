import { test } from '@japa/runner'
import { countries, type Country } from '#core/sites/countries'
import { locales, type Locale } from '#core/sites/locales'
import { alternatesOf, urlOf, type ListedSite } from '#core/sites/public_pages/alternates'
import { publicPageAt, type FoundPage } from '#core/sites/public_pages/page'

function siteAt(host: string, locale: Locale | null, served: readonly Country[] = countries) {
  const origin = `https://${host}`
  return { id: host, origin, locale, countries: served, family: 'Vonk B.V.' } as const
}

const plain = siteAt('vonk.example', null)
const dutch = siteAt('vonk.nl', 'nl')
const polish = siteAt('vonk.pl', 'pl')
const english = siteAt('vonk.uk', 'en', ['GB', 'IE'])
const all: readonly ListedSite[] = [plain, dutch, polish, english]
const faq = publicPageAt('/pages/faq') as FoundPage

function byCode(site: ListedSite, locale: Locale | null, sites = all) {
  const found = alternatesOf({ site, locale, found: faq }, sites)
  return Object.fromEntries(found.map(({ code, url }) => [code, url]))
}

test.group('The same page elsewhere', () => {
  test('is on its own site in every language, and without one by default', ({ assert }) => {
    const found = byCode(plain, 'de')
    assert.sameMembers(Object.keys(found), [...locales, 'x-default'])
    assert.equal(found.pl, 'https://vonk.example/pl/pages/faq')
    assert.equal(found['x-default'], 'https://vonk.example/pages/faq')
  })

  test('is on the domains of other languages, for the countries that speak them', ({ assert }) => {
    const found = byCode(dutch, 'nl')
    assert.equal(found['pl-PL'], 'https://vonk.pl/pl/pages/faq')
    assert.equal(found['en-GB'], 'https://vonk.uk/en/pages/faq')
    assert.equal(found['nl-NL'], 'https://vonk.nl/nl/pages/faq')
    assert.equal(found['nl-BE'], 'https://vonk.nl/nl/pages/faq')
    assert.notProperty(found, 'en-US')
    assert.equal(found.en, 'https://vonk.nl/en/pages/faq')
  })

  test('is named by every page that it names', ({ assert }) => {
    const pages = new Map<string, string[]>()
    for (const site of all) {
      for (const locale of [null, ...locales]) {
        const named = alternatesOf({ site, locale, found: faq }, all).map(({ url }) => url)
        pages.set(urlOf(site, locale, '/pages/faq'), named)
      }
    }
    assert.equal(pages.size, 4 * 8)
    for (const [url, named] of pages) {
      assert.include(named, url)
      for (const other of named) assert.include(pages.get(other), url)
    }
  })

  test('is named once for each language and country', ({ assert }) => {
    for (const site of all) {
      for (const locale of locales) {
        const codes = alternatesOf({ site, locale, found: faq }, all).map(({ code }) => code)
        assert.lengthOf(new Set(codes), codes.length)
      }
    }
  })

  test('is on the older domain for a country that two of one language serve', ({ assert }) => {
    const younger = siteAt('flirt.nl', 'nl', ['NL'])
    const sites = [...all, younger]
    assert.equal(byCode(polish, 'pl', sites)['nl-NL'], 'https://vonk.nl/nl/pages/faq')
    assert.sameMembers(Object.keys(byCode(younger, 'nl', sites)), [...locales, 'x-default'])
  })

  test('is on no other domain from or to a site that keeps its members', ({ assert }) => {
    const closed: ListedSite = { ...polish, family: null }
    const sites = [plain, dutch, closed, english]
    assert.notProperty(byCode(dutch, 'nl', sites), 'pl-PL')
    assert.sameMembers(Object.keys(byCode(closed, 'pl', sites)), [...locales, 'x-default'])
  })

  test('is only its own site where no other domain has a language', ({ assert }) => {
    const codes = Object.keys(byCode(dutch, 'nl', [plain, dutch]))
    assert.sameMembers(codes, [...locales, 'x-default'])
  })

  test('has an address without letters that no address may hold', ({ assert }) => {
    const url = urlOf(plain, 'nl', '/members/ł"/signup')
    assert.equal(url, 'https://vonk.example/nl/members/%C5%82%22/signup')
  })
})
