import { test } from '@japa/runner'
import {
  foldSources,
  noCounts,
  otherValue,
  sourcesKept,
  type CountedSource,
  type Counts,
  type Source,
} from '#core/admin/sources/source'

const nowhere: Source = {
  network: '',
  ref: '',
  sub1: '',
  sub2: '',
  sub3: '',
  lander: '',
  variant: '',
}

function counted(source: Partial<Source>, counts: Partial<Counts>): CountedSource {
  return { source: { ...nowhere, ...source }, counts: { ...noCounts, ...counts }, money: [] }
}

function visitsOf(rows: readonly CountedSource[]) {
  return rows.reduce((sum, { counts }) => sum + counts.visits, 0)
}

test.group('The sources of a day', () => {
  test('of the same parts are one, with their numbers and money added', ({ assert }) => {
    const euros = { currency: 'EUR', revenue: 100, refunded: 0 }
    const one = { ...counted({ network: 'a' }, { visits: 1 }), money: [euros] }
    const other = {
      ...counted({ network: 'a' }, { visits: 2, bans: 1 }),
      money: [
        { ...euros, refunded: 5 },
        { ...euros, currency: 'GBP' },
      ],
    }
    assert.deepEqual(foldSources([one, other]), [
      {
        ...counted({ network: 'a' }, { visits: 3, bans: 1 }),
        money: [
          { currency: 'EUR', revenue: 200, refunded: 5 },
          { currency: 'GBP', revenue: 100, refunded: 0 },
        ],
      },
    ])
  })

  test('stay as they are while they are few', ({ assert }) => {
    const few = Array.from({ length: sourcesKept + 50 }, (_, index) =>
      counted({ network: 'a', sub3: `click ${index}` }, { visits: 1 })
    )
    assert.deepEqual(foldSources(few), few)
  })

  test('lose the id of each click first, so that a network keeps its total', ({ assert }) => {
    const clicks = Array.from({ length: 1_000 }, (_, index) =>
      counted({ network: 'a', ref: 'spring', sub3: `click ${index}` }, { visits: 1 })
    )
    const folded = foldSources(clicks)
    assert.lengthOf(folded, sourcesKept + 1)
    assert.equal(visitsOf(folded), 1_000)
    const rest = folded.find(({ source }) => source.sub3 === otherValue)
    assert.containSubset(rest, { source: { network: 'a', ref: 'spring' }, counts: { visits: 800 } })
  })

  test('of made-up networks become one at last', ({ assert }) => {
    const real = counted({ network: 'real' }, { visits: 1, sign_ups: 1 })
    const made = Array.from({ length: 5_000 }, (_, index) =>
      counted({ network: `made ${index}`, ref: `${index}` }, { visits: 3 })
    )
    const folded = foldSources([...made, real])
    assert.lengthOf(folded, sourcesKept + 1)
    assert.deepInclude(folded, real)
    assert.equal(visitsOf(folded), 15_001)
  })
})
