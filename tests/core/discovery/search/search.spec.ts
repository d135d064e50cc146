import { test } from '@japa/runner'
import fc from 'fast-check'
import { noAdvanced } from '#core/discovery/search/advanced'
import { defaultSearch, parseSearch, type SearchCriteria } from '#core/discovery/search/search'
import { seekings } from '#core/profiles/orientation'
import { defaultSettings } from '#core/sites/settings/settings'
import { ada } from '#tests/support/people/people'

const defaults: SearchCriteria = {
  wanted: 'male',
  country: 'NL',
  regionId: 7,
  minAge: 25,
  maxAge: 40,
  advanced: noAdvanced,
}

function parse(raw: Record<string, unknown>) {
  return parseSearch(raw, defaults, defaultSettings)
}

test.group('A first search', () => {
  test('has the gender that the member seeks, the whole country and any age', ({ assert }) => {
    assert.deepEqual(defaultSearch(ada().profile, 'BE', defaultSettings), {
      wanted: 'male',
      country: 'BE',
      regionId: null,
      minAge: 18,
      maxAge: 99,
      advanced: noAdvanced,
    })
  })

  test('of a visitor is for everyone', ({ assert }) => {
    assert.equal(defaultSearch(null, 'NL', defaultSettings).wanted, 'both')
  })
})

test.group('A search in the address', () => {
  test('is parsed into criteria', ({ assert }) => {
    const raw = { gender: 'both', country: 'BE', countryregion: '3', min_age: '30', max_age: '35' }
    const wanted = { wanted: 'both', country: 'BE', regionId: 3, minAge: 30, maxAge: 35 } as const
    assert.deepEqual(parse(raw), { ...wanted, advanced: noAdvanced })
  })

  test('has the defaults for {title}')
    .with([
      { title: 'what is missing', raw: {} },
      {
        title: 'nonsense',
        raw: { gender: 'x', country: 'XX', countryregion: 'y', min_age: 'old', max_age: '3.5' },
      },
      {
        title: 'lists and objects',
        raw: { gender: ['male'], country: {}, countryregion: ['3'], min_age: null, max_age: [50] },
      },
      {
        title: 'a region that no column can hold',
        raw: { countryregion: '9999999999', gender: 'constructor' },
      },
    ])
    .run(({ assert }, { raw }) => {
      assert.deepEqual(parse(raw), defaults)
    })

  test('has a region from 1 to the highest that a column can hold', ({ assert }) => {
    const ids = ['0', '1', '2147483647', '2147483648']
    const regions = ids.map((countryregion) => parse({ countryregion }).regionId)
    assert.deepEqual(regions, [defaults.regionId, 1, 2_147_483_647, defaults.regionId])
  })

  test('covers the whole country on an empty region, and another country', ({ assert }) => {
    assert.isNull(parse({ countryregion: '' }).regionId)
    assert.isNull(parse({ country: 'BE' }).regionId)
  })

  test('allows only countries of the site', ({ assert }) => {
    const settings = { ...defaultSettings, countries: ['NL'] as const }
    assert.equal(parseSearch({ country: 'BE' }, defaults, settings).country, 'NL')
  })

  test('is not read for {field} where the site does not search by it')
    .with([
      { field: 'gender', raw: { gender: 'both' } },
      { field: 'country', raw: { country: 'BE' } },
      { field: 'region', raw: { countryregion: '3' } },
      { field: 'age', raw: { min_age: '30', max_age: '35' } },
    ] as const)
    .run(({ assert }, { field, raw }) => {
      const searchFields = defaultSettings.searchFields.filter((one) => one !== field)
      assert.deepEqual(parseSearch(raw, defaults, { ...defaultSettings, searchFields }), defaults)
      assert.notDeepEqual(parse(raw), defaults)
    })

  test('never goes below 18, or the higher age of a site, nor above 99', ({ assert }) => {
    assert.containsSubset(parse({ min_age: '12', max_age: '140' }), { minAge: 18, maxAge: 99 })
    assert.containsSubset(parse({ min_age: '-5', max_age: '-1' }), { minAge: 18, maxAge: 18 })
    const settings = { ...defaultSettings, minAge: 21 }
    assert.equal(parseSearch({ min_age: '18' }, defaults, settings).minAge, 21)
  })

  test('puts reversed ages in order', ({ assert }) => {
    assert.containsSubset(parse({ min_age: '50', max_age: '30' }), { minAge: 30, maxAge: 50 })
  })

  test('is parsed without an error from any input', ({ assert }) => {
    const value = fc.anything()
    const keys = {
      gender: value,
      country: value,
      countryregion: value,
      min_age: value,
      max_age: value,
    }
    fc.assert(
      fc.property(fc.record(keys), (anything) => {
        const { wanted, country, regionId, minAge, maxAge } = parse(anything)
        assert.isTrue(seekings.includes(wanted))
        assert.isTrue(defaultSettings.countries.some((served) => served === country))
        assert.isTrue(regionId === null || regionId > 0)
        assert.isTrue(minAge >= 18 && minAge <= maxAge && maxAge <= 99)
      })
    )
  })
})
