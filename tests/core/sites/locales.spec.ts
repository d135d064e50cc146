import { test } from '@japa/runner'
import { countries, localesByCountry } from '#core/sites/countries'
import { dateLocale, defaultLocale, fallbackLocale, locales } from '#core/sites/locales'

const offered = [
  { country: 'US', languages: ['en', 'es'] },
  { country: 'NL', languages: ['nl'] },
  { country: 'BE', languages: ['nl', 'fr', 'de'] },
  { country: 'FR', languages: ['fr'] },
  { country: 'IT', languages: ['it'] },
  { country: 'ES', languages: ['es'] },
  { country: 'DE', languages: ['de'] },
  { country: 'AT', languages: ['de'] },
  { country: 'IE', languages: ['en'] },
  { country: 'GB', languages: ['en'] },
  { country: 'CA', languages: ['en', 'fr'] },
  { country: 'PL', languages: ['pl'] },
  { country: 'AU', languages: ['en'] },
  { country: 'NZ', languages: ['en'] },
  { country: 'CH', languages: ['de', 'it', 'fr', 'en'] },
] as const

test.group('Locales by country', () => {
  test('offers a visitor from {country} the languages {languages}')
    .with([...offered])
    .run(({ assert }, { country, languages }) => {
      assert.deepEqual(localesByCountry[country], languages)
    })

  test('serves fifteen countries, each with a language of its own', ({ assert }) => {
    const served = offered.map(({ country }) => country)
    assert.sameMembers([...countries], served)
  })

  test('offers every language of the product somewhere', ({ assert }) => {
    assert.sameMembers([...new Set(Object.values(localesByCountry).flat())], [...locales])
  })

  test('write dates in English day first, and others as their language does', ({ assert }) => {
    const moment = Date.UTC(2026, 10, 27, 21, 14)
    const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
    const english = new Intl.DateTimeFormat(dateLocale('en'), format).format(moment)
    assert.equal(english, '27 Nov 2026, 21:14')
    assert.equal(dateLocale('nl'), 'nl')
  })

  test('are English by default, with Dutch as the fallback', ({ assert }) => {
    assert.equal(defaultLocale, 'en')
    assert.equal(fallbackLocale, 'nl')
  })
})
