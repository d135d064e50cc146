import { test } from '@japa/runner'
import { regionName } from '#core/profiles/region_name'

const liege = { country: 'BE', code: 'WLG', name: 'Liège' } as const
const ticino = { country: 'CH', code: 'TI', name: 'Ticino' } as const
const utrecht = { country: 'NL', code: '09', name: 'Utrecht' } as const

test.group('The name of a region', () => {
  test('is {2} in {1}')
    .with([
      [liege, 'nl', 'Luik'],
      [liege, 'de', 'Lüttich'],
      [liege, 'fr', 'Liège'],
      [liege, 'pl', 'Liège'],
      [ticino, 'de', 'Tessin'],
      [ticino, 'it', 'Ticino'],
      [utrecht, 'fr', 'Utrecht'],
    ] as const)
    .run(({ assert }, [region, locale, name]) => {
      assert.equal(regionName(region, locale), name)
    })
})
