import { test } from '@japa/runner'
import { noAdvanced } from '#core/discovery/search/advanced'
import type { SearchCriteria } from '#core/discovery/search/search'
import { relaxations, similarResultsLimit } from '#core/discovery/search/similar'
import { defaultSettings } from '#core/sites/settings/settings'

const narrow: SearchCriteria = {
  wanted: 'female',
  country: 'NL',
  regionId: 7,
  minAge: 30,
  maxAge: 35,
  advanced: noAdvanced,
}

test.group('Similar results', () => {
  test('drop the region first, then widen the ages, then drop the country, never the gender', ({
    assert,
  }) => {
    assert.deepEqual(relaxations(narrow, defaultSettings), [
      { ...narrow, regionId: null },
      { ...narrow, regionId: null, minAge: 25, maxAge: 40 },
      { ...narrow, regionId: null, minAge: 25, maxAge: 40, country: null },
    ])
  })

  test('skip a step that widens nothing', ({ assert }) => {
    const wide = { ...narrow, regionId: null, minAge: 18, maxAge: 99 }
    assert.deepEqual(relaxations(wide, defaultSettings), [{ ...wide, country: null }])
    const older = { ...wide, maxAge: 95 }
    const steps = relaxations({ ...wide, maxAge: 90 }, defaultSettings)
    assert.deepEqual(steps, [older, { ...older, country: null }])
  })

  test('stay within the ages of the site', ({ assert }) => {
    const [, nearAges] = relaxations(
      { ...narrow, minAge: 22, maxAge: 97 },
      { ...defaultSettings, minAge: 21 }
    )
    assert.containsSubset(nearAges, { minAge: 21, maxAge: 99 })
  })

  test('take as many years as the site has it', ({ assert }) => {
    const [, nearAges] = relaxations(narrow, { ...defaultSettings, neighbouringAges: 2 })
    assert.containsSubset(nearAges, { minAge: narrow.minAge - 2, maxAge: narrow.maxAge + 2 })
  })

  test('are up to twelve while the search has fewer than twelve results', ({ assert }) => {
    assert.equal(similarResultsLimit(0, defaultSettings), 12)
    assert.equal(similarResultsLimit(11, defaultSettings), 12)
    assert.equal(similarResultsLimit(12, defaultSettings), 0)
  })
})
