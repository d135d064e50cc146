import { test } from '@japa/runner'
import { countries, localesByCountry } from '#core/sites/countries'
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
  test('begin with those of the country, the others behind: {$self}')
    .with([...countries])
    .run(({ assert }, country) => {
      const { first, others } = localesOffered(country)
      assert.deepEqual(first, [...localesByCountry[country]])
      assert.sameMembers([...first, ...others], [...locales])
    })

  test('are all of them where the country is unknown', ({ assert }) => {
    for (const country of [null, 'JP']) {
      assert.deepEqual(localesOffered(country), { first: [...locales], others: [] })
    }
  })
})
