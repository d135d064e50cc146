import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  beginningOf,
  isOfOneStopShop,
  joinSpans,
  monthName,
  monthsOf,
  parseQuarter,
  quarterName,
  quarterOf,
  quartersBefore,
} from '#core/payments/invoices/vat_quarter'

test.group('A quarter', () => {
  test('is that of the calendar of its zone', ({ assert }) => {
    const newYear = DateTime.fromISO('2025-12-31T23:30:00Z')
    assert.equal(quarterName(quarterOf(newYear.setZone('utc'))), '2025-Q4')
    assert.equal(quarterName(quarterOf(newYear.setZone('Europe/Amsterdam'))), '2026-Q1')
  })

  test('begins at midnight of its first day in that zone', ({ assert }) => {
    const now = DateTime.fromISO('2026-08-31T12:00:00', { zone: 'Europe/Amsterdam' })
    const begins = beginningOf({ year: 2026, quarter: 2 }, now)
    assert.equal(begins.toUTC().toISO(), '2026-03-31T22:00:00.000Z')
  })

  test('has three months, each from midnight to midnight in its zone', ({ assert }) => {
    const now = DateTime.fromISO('2026-08-31T12:00:00', { zone: 'Europe/Amsterdam' })
    const months = monthsOf({ year: 2026, quarter: 1 }, now)
    assert.deepEqual(months.map(monthName), ['2026-01', '2026-02', '2026-03'])
    assert.equal(months[0].from.toUTC().toISO(), '2025-12-31T23:00:00.000Z')
    assert.equal(months[2].until.toUTC().toISO(), '2026-03-31T22:00:00.000Z')
    const named = (spans: typeof months) =>
      joinSpans(spans).map(({ from, until }) => `${from.month} to ${until.month}`)
    assert.deepEqual(named(months), ['1 to 4'])
    assert.deepEqual(named([months[0], months[2]]), ['1 to 2', '3 to 4'])
    const [next] = monthsOf({ year: 2026, quarter: 2 }, now)
    assert.deepEqual(named([months[0], months[2], next]), ['1 to 2', '3 to 5'])
    assert.deepEqual(named([]), [])
  })

  test('{number} before 2026-Q2 is {name}')
    .with([
      { number: 0, name: '2026-Q2' },
      { number: 1, name: '2026-Q1' },
      { number: 2, name: '2025-Q4' },
      { number: 12, name: '2023-Q2' },
      { number: -1, name: '2026-Q3' },
      { number: -3, name: '2027-Q1' },
    ])
    .run(({ assert }, { name, number }) => {
      assert.equal(quarterName(quartersBefore({ year: 2026, quarter: 2 }, number)), name)
    })

  test('is read as it is written, and nothing else is', ({ assert }) => {
    assert.deepEqual(parseQuarter('2026-Q3'), { year: 2026, quarter: 3 })
    for (const other of ['2026-Q5', '2026', '26-Q1', '2026-Q1 ', undefined, ['2026-Q1']]) {
      assert.isNull(parseQuarter(other))
    }
  })
})

test.group('The one-stop shop', () => {
  const dutch = ['NL000000000B00']

  test('has the sales to the Union where the seller has no VAT number, and none elsewhere', ({
    assert,
  }) => {
    assert.isTrue(isOfOneStopShop('DE', dutch))
    assert.isFalse(isOfOneStopShop('NL', dutch))
    assert.isFalse(isOfOneStopShop('DE', ['NL000000000B00', 'de123456789']))
    assert.isFalse(isOfOneStopShop('GB', dutch))
    assert.isFalse(isOfOneStopShop('CH', []))
  })
})
