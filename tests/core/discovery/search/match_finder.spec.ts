import { test } from '@japa/runner'
import {
  finderSearch,
  nextFinderQuestion,
  parseFinderAnswer,
} from '#core/discovery/search/match_finder'
import { defaultSearch } from '#core/discovery/search/search'

const defaults = defaultSearch(null, 'NL', { minAge: 18 })

test.group('The match finder', () => {
  test('asks for age, appearance and race, in this order', ({ assert }) => {
    assert.equal(nextFinderQuestion({}), 'age')
    assert.equal(nextFinderQuestion({ age: null }), 'appearance')
    assert.equal(nextFinderQuestion({ age: '35+', appearance: 'sexy' }), 'race')
    assert.isNull(nextFinderQuestion({ age: null, appearance: null, race: null }))
  })

  test('accepts the offered answers, and no preference', ({ assert }) => {
    assert.equal(parseFinderAnswer('age', '18-35'), '18-35')
    assert.equal(parseFinderAnswer('appearance', 'normal'), 'normal')
    assert.equal(parseFinderAnswer('race', 'other'), 'other')
    assert.isNull(parseFinderAnswer('race', 'any'))
    assert.isUndefined(parseFinderAnswer('race', 'sexy'))
    assert.isUndefined(parseFinderAnswer('age', undefined))
  })

  test('searches the chosen age range; 35 belongs to both', ({ assert }) => {
    const agesOf = (age: '18-35' | '35+' | null, minAge = 18) => {
      const search = finderSearch({ age }, { ...defaults, minAge }, { minAge })
      return [search.minAge, search.maxAge]
    }
    assert.deepEqual(agesOf('18-35'), [18, 35])
    assert.deepEqual(agesOf('35+'), [35, 99])
    assert.deepEqual(agesOf(null), [18, 99])
    assert.deepEqual(agesOf('18-35', 21), [21, 35])
  })

  test('has the default criteria of the member otherwise', ({ assert }) => {
    const { wanted, country, regionId } = finderSearch({ age: '35+' }, defaults, { minAge: 18 })
    assert.deepEqual(
      { wanted, country, regionId },
      { wanted: 'both', country: 'NL', regionId: null }
    )
  })
})
