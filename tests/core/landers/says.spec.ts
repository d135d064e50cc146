import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { nightHourIn, nightHours, nightLine } from '#core/landers/hour'
import { parseKeptLikes } from '#core/landers/kept_likes'
import { toldOnline } from '#core/landers/online'

test.group('What fits the hour of the visitor', () => {
  for (const [at, hour] of [
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['12:00', 'evening'],
    ['21:59', 'evening'],
    ['22:00', 'late'],
    ['00:00', 'night'],
  ] as const) {
    test(`is ${hour} at ${at} in Warsaw`, ({ assert }) => {
      const now = DateTime.fromISO(`2026-01-15T${at}`, { zone: 'Europe/Warsaw' })
      assert.equal(nightHourIn('PL', now), hour)
    })
  }

  test('differs by country', ({ assert }) => {
    const now = DateTime.fromISO('2026-01-15T22:30Z')
    const hours = (['GB', 'NL', 'US', 'NZ'] as const).map((country) => nightHourIn(country, now))
    assert.deepEqual(hours, ['late', 'late', 'evening', 'morning'])
  })
})

test.group('The line of the hour', () => {
  test('says that others are awake only where somebody is', ({ assert }) => {
    const lines = nightHours.map((hour) => nightLine(hour, true))
    assert.deepEqual(lines, [...nightHours])
    const quiet = nightHours.map((hour) => nightLine(hour, false))
    assert.deepEqual(quiet, ['evening', 'late_quiet', 'night_quiet', 'morning'])
  })
})

test.group('The number of members online', () => {
  test('is told exactly from fifty, and not below', ({ assert }) => {
    assert.deepEqual([0, 49, 50, 412].map(toldOnline), [null, null, 50, 412])
  })
})

test.group('Whom a visitor liked', () => {
  const id = (number: number) => `01900000-0000-7000-b111-0000000000${number}`

  test('are twenty at most, each once', ({ assert }) => {
    const all = Array.from({ length: 21 }, (_, index) => id(index + 10))
    assert.deepEqual(parseKeptLikes([all[0], ...all].join(',')), all.slice(0, 20))
  })

  test('are members by their ids: anything else is left out', ({ assert }) => {
    assert.deepEqual(parseKeptLikes(`${id(11)},<b>,' or 1=1,,${id(12)}x`), [id(11)])
    assert.deepEqual(parseKeptLikes(''), [])
    const after = (length: number) => parseKeptLikes(`${'x'.repeat(length - 1)},${id(11)}`)
    assert.deepEqual([after(764), after(765)], [[id(11)], []], 'beyond 800 characters')
  })
})
