import { test } from '@japa/runner'
import {
  drawnInterests,
  enoughShared,
  parseChosen,
  toldSharing,
} from '#core/landers/chosen_interests'

test.group('What a visitor chose of the interests', () => {
  test('is kept in the order of the list, each once', ({ assert }) => {
    assert.deepEqual(parseChosen(['art', 'coffee', 'art']), ['coffee', 'art'])
  })

  test('is what has a drawing: anything else is left out', ({ assert }) => {
    const words = ['kissing', 'Coffee', ' coffee', '<b>', '__proto__', '', 'sailing']
    assert.deepEqual(parseChosen(words), ['sailing'])
  })

  test('is shared by who likes two of them, or the only one', ({ assert }) => {
    const chosen = [0, 1, 2, 24].map((count) => drawnInterests.slice(0, count))
    assert.deepEqual(chosen.map(enoughShared), [0, 1, 2, 2])
  })

  test('can be one of twenty-four', ({ assert }) => {
    assert.lengthOf(new Set(drawnInterests), 24)
  })
})

test.group('The number of members who share it', () => {
  const everywhere = async () => ({ members: 400, sharing: 31 })

  test('is that of the country, exactly, of fifty members there', async ({ assert }) => {
    const told = await toldSharing({ members: 50, sharing: 1 }, everywhere)
    assert.deepEqual(told, { isHere: true, sharing: 1 })
    const none = await toldSharing({ members: 50, sharing: 0 }, everywhere)
    assert.deepEqual(none, { isHere: true, sharing: 0 })
  })

  test('is that of the site where the country has fewer, or is not known', async ({ assert }) => {
    for (const here of [{ members: 49, sharing: 3 }, null]) {
      assert.deepEqual(await toldSharing(here, everywhere), { isHere: false, sharing: 31 })
    }
  })

  test('is not told on a site of fewer than fifty', async ({ assert }) => {
    assert.isNull(await toldSharing(null, async () => ({ members: 49, sharing: 3 })))
    const fifty = await toldSharing(null, async () => ({ members: 50, sharing: 3 }))
    assert.deepEqual(fifty, { isHere: false, sharing: 3 })
  })
})
