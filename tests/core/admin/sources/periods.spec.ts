import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { periodsOf } from '#core/admin/sources/periods'

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
    assert.deepEqual(periods('2026-02-01', '2026-03-31', '2026-02-00'), [
      '2026-02-00',
      '2026-03-01..2026-03-31',
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
