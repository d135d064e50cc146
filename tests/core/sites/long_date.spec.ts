import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { longDate } from '#core/sites/long_date'

test.group('A date in words', () => {
  test('in {0} is {2} on day {1}')
    .with([
      ['fr', 1, '1er décembre 2026'],
      ['fr', 21, '21 décembre 2026'],
      ['en', 1, '1 December 2026'],
      ['it', 1, '1 dicembre 2026'],
    ] as const)
    .run(({ assert }, [locale, day, words]) => {
      assert.equal(longDate(DateTime.utc(2026, 12, day), locale), words)
    })
})
