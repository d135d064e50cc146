import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { daysToCount, periodsOf } from '#core/admin/sources/periods'

function periods(from: string, to: string, ...addedUp: readonly string[]) {
  const at = (day: string) => DateTime.fromISO(day, { zone: 'utc' })
  const { months, spans } = periodsOf(at(from), at(to), addedUp)
  return [...months, ...spans.map((span) => `${span.from}..${span.to}`)]
}

test.group('A range of days', () => {
  test('is read from whole months that were added up, and the days around them', ({ assert }) => {
    assert.deepEqual(periods('2026-01-30', '2026-04-02', '2026-02-00', '2026-03-00'), [
      '2026-02-00',
      '2026-03-00',
      '2026-01-30..2026-01-31',
      '2026-04-01..2026-04-02',
    ])
  })

  test('takes the days of a month that was not added up', ({ assert }) => {
    assert.deepEqual(periods('2026-02-01', '2026-03-31', '2026-03-00'), [
      '2026-03-00',
      '2026-02-01..2026-02-28',
    ])
  })

  test('takes no month of which a day is missing', ({ assert }) => {
    const addedUp = ['2026-02-00', '2026-03-00']
    assert.deepEqual(periods('2026-02-02', '2026-03-30', ...addedUp), [
      '2026-02-02..2026-02-28',
      '2026-03-01..2026-03-30',
    ])
  })

  test('may be a single day', ({ assert }) => {
    assert.deepEqual(periods('2026-02-28', '2026-02-28', '2026-02-00'), ['2026-02-28..2026-02-28'])
  })
})

test.group('Days to count', () => {
  const now = DateTime.utc(2026, 3, 10, 0, 47)
  const counted = (last: DateTime | null) => {
    return daysToCount(last, now, 5).map((day) => day.toISODate())
  }

  test('are yesterday, which has changed since, and today', ({ assert }) => {
    for (const last of [now.startOf('day'), DateTime.utc(2026, 3, 9)]) {
      assert.deepEqual(counted(last), ['2026-03-09', '2026-03-10'])
    }
  })

  test('begin where counting stopped, and at the oldest that is wanted', ({ assert }) => {
    assert.deepEqual(counted(DateTime.utc(2026, 3, 8)), ['2026-03-08', '2026-03-09', '2026-03-10'])
    for (const last of [null, DateTime.utc(2026, 1, 1)]) {
      assert.deepEqual(counted(last).length, 5)
      assert.equal(counted(last)[0], '2026-03-06')
    }
  })
})
