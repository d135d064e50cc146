import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { changeOf, daysOf, rangeBefore, rangeOf } from '#core/admin/figures/figure'

const now = DateTime.utc(2026, 3, 10, 15)
const day = (text: string) => DateTime.fromISO(text, { zone: 'utc' })
const usual = { from: '2026-02-11', to: '2026-03-10' }

test.group('The days of the figures', () => {
  test('are the last 28 unless others are asked for', ({ assert }) => {
    assert.deepEqual(rangeOf({}, now), usual)
    const asked = { from: day('2026-01-01'), to: day('2026-01-31') }
    assert.deepEqual(rangeOf(asked, now), { from: '2026-01-01', to: '2026-01-31' })
    for (const from of ['2026-03-10', '2025-03-10']) {
      const range = { from, to: '2026-03-10' }
      assert.deepEqual(rangeOf({ from: day(range.from), to: day(range.to) }, now), range)
    }
  })

  test('are the usual ones for a range that makes no sense')
    .with([
      ['2026-01-31', '2026-01-01'],
      ['2026-01-01', '2026-03-11'],
      ['2025-03-09', '2026-03-10'],
      ['2026-13-01', '2026-01-01'],
    ] as const)
    .run(({ assert }, [from, to]) => {
      assert.deepEqual(rangeOf({ from: day(from), to: day(to) }, now), usual)
    })

  test('are compared with as many before', ({ assert }) => {
    const range = { from: '2026-03-01', to: '2026-03-03' }
    assert.deepEqual(rangeBefore(range, day), { from: '2026-02-26', to: '2026-02-28' })
    assert.deepEqual(daysOf(range, day), ['2026-03-01', '2026-03-02', '2026-03-03'])
  })

  test('show a change in percent, and none after nothing', ({ assert }) => {
    assert.equal(changeOf(15, 10), 50)
    assert.equal(changeOf(5, 10), -50)
    assert.isNull(changeOf(5, 0))
  })
})
