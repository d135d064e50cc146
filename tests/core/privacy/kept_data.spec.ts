import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { bookkeepingYears, booksKeptFrom } from '#core/privacy/bookkeeping'
import { type KeptData, keptData } from '#core/privacy/kept_data'
import { purposes } from '#core/privacy/purposes'
import { tablesOfNobody } from '#core/privacy/tables_of_nobody'

const kept: readonly KeptData[] = keptData
const site = { settings: { chatHistoryDays: 60, returnDays: 14 }, country: 'DE' }

test.group('The list of what is kept', () => {
  test('names each line and each table once, for a purpose that is told', ({ assert }) => {
    const keys = kept.map(({ key }) => key)
    assert.lengthOf(new Set(keys), keys.length)
    const tables = [...kept.flatMap((line) => line.tables), ...tablesOfNobody]
    assert.lengthOf(new Set(tables), tables.length)
    const known = purposes.map(({ key }) => key)
    for (const { key, purpose } of kept) assert.include(known, purpose, key)
  })

  test('tells times from the site and the country of its company', ({ assert }) => {
    const timeOf = (wanted: string) => kept.find(({ key }) => key === wanted)?.time?.(site)
    assert.deepEqual(timeOf('messages'), { unit: 'days', count: 60 })
    assert.deepEqual(timeOf('orders'), { unit: 'years', count: 8 })
    assert.deepEqual(timeOf('mails'), { unit: 'days', count: 90 })
    assert.deepEqual(timeOf('failed_logins'), { unit: 'days', count: 1 })
    assert.deepEqual(timeOf('forms'), { unit: 'hours', count: 1 })
    assert.isUndefined(timeOf('profile'))
  })
})

test.group('The years of bookkeeping', () => {
  test('are those of the country of the company: {country} {years}')
    .with([
      { country: 'NL', years: 7 },
      { country: 'DE', years: 8 },
      { country: 'FR', years: 10 },
      { country: 'IT', years: 10 },
      { country: 'ES', years: 6 },
      { country: 'PL', years: 5 },
      { country: 'BE', years: 7 },
      { country: 'AT', years: 7 },
      { country: 'GB', years: 6 },
      { country: 'US', years: 10 },
      { country: null, years: 10 },
    ])
    .run(({ assert }, { country, years }) => {
      assert.equal(bookkeepingYears(country), years)
    })
})

test.group('The books', () => {
  const companies = [
    { country: 'NL', timeZone: 'Europe/Amsterdam', first: '2020' },
    { country: 'PL', timeZone: 'Europe/Warsaw', first: '2022' },
    { country: 'US', timeZone: 'America/Los_Angeles', first: '2017' },
    { country: null, timeZone: 'UTC', first: '2017' },
  ]

  test('are kept from the first second of a year, by the calendar of the company: {country}')
    .with(companies)
    .run(({ assert }, { country, first, timeZone: zone }) => {
      const company = country === null ? null : { country, timeZone: zone }
      const newYear = DateTime.fromISO(`${first}-01-01T00:00:00`, { zone })
      for (const now of ['2027-01-01T00:00:00', '2027-12-31T23:59:59']) {
        const keptFrom = booksKeptFrom(company, DateTime.fromISO(now, { zone }).toUTC())
        assert.equal(keptFrom.toMillis(), newYear.toMillis(), now)
      }
      const before = DateTime.fromISO('2026-12-31T23:59:59', { zone }).toUTC()
      const yearEarlier = booksKeptFrom(company, before)
      assert.equal(yearEarlier.toMillis(), newYear.minus({ years: 1 }).toMillis())
    })
})
