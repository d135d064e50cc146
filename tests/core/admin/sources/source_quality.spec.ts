import { test } from '@japa/runner'
import { noCounts, type Counts } from '#core/admin/sources/source'
import { intervalOf, troubleOf, troublesOf } from '#core/admin/sources/source_quality'

function counts(changes: Partial<Counts>): Counts {
  return { ...noCounts, ...changes }
}

test.group('A source', () => {
  test('brings trouble beyond each limit, and not at it', ({ assert }) => {
    const at = counts({ sign_ups: 100, buyers: 100, refunds: 10, disputes: 1, bans: 5 })
    assert.isEmpty(troubleOf(at))
    assert.deepEqual(troubleOf({ ...at, refunds: 11 }), ['refunds'])
    assert.deepEqual(troubleOf({ ...at, disputes: 2 }), ['disputes'])
    assert.deepEqual(troubleOf({ ...at, bans: 6 }), ['bans'])
  })

  test('with fewer than twenty buyers or sign-ups brings none yet', ({ assert }) => {
    const few = counts({ sign_ups: 19, buyers: 19, refunds: 19, disputes: 19, bans: 19 })
    assert.isEmpty(troubleOf(few))
    assert.deepEqual(troubleOf({ ...few, sign_ups: 20 }), ['bans'])
    assert.deepEqual(troubleOf({ ...few, buyers: 20 }), ['refunds', 'disputes'])
  })

  test('has no shares of nobody', ({ assert }) => {
    assert.deepEqual(troublesOf(noCounts), { refunds: null, disputes: null, bans: null })
  })
})

test.group('The interval of a share', () => {
  test('is that of Wilson, for 95 %', ({ assert }) => {
    const { high, low } = intervalOf(10, 100)!
    assert.closeTo(low, 0.0552, 0.0001)
    assert.closeTo(high, 0.1744, 0.0001)
  })

  test('stays between nothing and all, and is none of nobody', ({ assert }) => {
    assert.equal(intervalOf(0, 10)!.low, 0)
    assert.closeTo(intervalOf(10, 10)!.high, 1, 1e-12)
    // More refunds than buyers are no more than all.
    assert.deepEqual(intervalOf(12, 10), intervalOf(10, 10))
    assert.isNull(intervalOf(0, 0))
  })
})
