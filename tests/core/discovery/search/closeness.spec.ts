import { test } from '@japa/runner'
import { closeness } from '#core/discovery/search/closeness'

const utrecht = { country: 'NL', regionId: 1, placeId: 11 } as const
const zeist = { ...utrecht, placeId: 12 }
const eindhoven = { country: 'NL', regionId: 2, placeId: 21 } as const
const antwerp = { country: 'BE', regionId: 3, placeId: 31 } as const
const auckland = { country: 'NZ', regionId: 4, placeId: 41 } as const

test.group('The closeness of another member', () => {
  for (const [member, words] of [
    [utrecht, 'same_place'],
    [zeist, 'same_region'],
    [eindhoven, 'same_country'],
    [antwerp, 'neighbouring_country'],
    [auckland, 'abroad'],
  ] as const) {
    test(`is ${words}, from either side`, ({ assert }) => {
      assert.equal(closeness(utrecht, member), words)
      assert.equal(closeness(member, utrecht), words)
    })
  }

  test('does not count a neighbour’s neighbour as a neighbour', ({ assert }) => {
    assert.equal(closeness(antwerp, { country: 'ES', regionId: 5, placeId: 51 }), 'abroad')
  })
})
