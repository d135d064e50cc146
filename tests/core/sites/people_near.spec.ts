import { test } from '@japa/runner'
import { toldRegions } from '#core/sites/people_near'

const regions = [
  { id: 1, name: 'Drenthe' },
  { id: 2, name: 'Utrecht' },
  { id: 3, name: 'Zeeland' },
  { id: 4, name: 'Zuid-Holland' },
]

test.group('How many members live where', () => {
  test('is told from fifty in a region on, the most first, and of fewer without a number', ({
    assert,
  }) => {
    const counts = new Map([
      [1, 49],
      [2, 50],
      [4, 120],
    ])
    assert.deepEqual(toldRegions(regions, counts), [
      { id: 4, name: 'Zuid-Holland', members: 120 },
      { id: 2, name: 'Utrecht', members: 50 },
      { id: 1, name: 'Drenthe', members: null },
      { id: 3, name: 'Zeeland', members: null },
    ])
  })

  test('is not told of a country without a region of fifty', ({ assert }) => {
    const scattered = regions.map(({ id }) => [id, 49] as const)
    assert.isNull(toldRegions(regions, new Map(scattered)))
    assert.isNotNull(toldRegions(regions, new Map([[2, 50]])))
    assert.isNull(toldRegions([], new Map([[2, 500]])))
  })
})
