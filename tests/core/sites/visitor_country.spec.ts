import { test } from '@japa/runner'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import { localesOffered, visitorCountry } from '#core/sites/visitor_country'

const unknown = { selected: null, geoip: null, accepted: [] }

test.group('The country of a visitor', () => {
  test('is the chosen one, before that of the IP address', ({ assert }) => {
    const signs = { selected: 'BE', geoip: 'NL', accepted: ['de-DE'] }
    assert.equal(visitorCountry(signs, countries), 'BE')
  })

  test('is that of the IP address, before that of the browser', ({ assert }) => {
    assert.equal(visitorCountry({ ...unknown, geoip: 'NL', accepted: ['de-DE'] }, countries), 'NL')
  })

  test('is the region of the browser, when nothing else is known', ({ assert }) => {
    assert.equal(visitorCountry({ ...unknown, accepted: ['de-AT', 'de'] }, countries), 'AT')
  })

  test('is never one that the site does not serve', ({ assert }) => {
    const signs = { selected: 'JP', geoip: 'BR', accepted: ['pt-BR'] }
    assert.equal(visitorCountry(signs, countries), 'NL')
    assert.equal(visitorCountry(signs, ['PL', 'DE']), 'PL')
  })
})

test.group('The languages offered', () => {
  for (const [country, first] of [
    ['US', ['en', 'es']],
    ['NL', ['nl']],
    ['BE', ['nl', 'fr', 'de']],
    ['FR', ['fr']],
    ['IT', ['it']],
    ['ES', ['es']],
    ['DE', ['de']],
    ['AT', ['de']],
    ['IE', ['en']],
    ['GB', ['en']],
    ['CA', ['en', 'fr']],
    ['PL', ['pl']],
    ['AU', ['en']],
    ['NZ', ['en']],
    ['CH', ['de', 'it', 'fr', 'en']],
  ] as const) {
    test(`begin with ${first.join(', ')} in ${country}, the others behind`, ({ assert }) => {
      const offered = localesOffered(country)
      assert.deepEqual(offered.first, [...first])
      assert.sameMembers([...offered.first, ...offered.others], [...locales])
    })
  }

  test('are all of them where the country is unknown', ({ assert }) => {
    for (const country of [null, 'JP']) {
      assert.deepEqual(localesOffered(country), { first: [...locales], others: [] })
    }
  })
})
