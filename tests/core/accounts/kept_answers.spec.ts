import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { areStillKept } from '#core/accounts/signing_up/kept_answers'

test.group('Answers that were sent without script', () => {
  test('are still shown after {minutes} minutes: {shown}')
    .with([
      { minutes: 0, shown: true },
      { minutes: 59, shown: true },
      { minutes: 60, shown: false },
    ])
    .run(({ assert }, { minutes, shown }) => {
      const now = DateTime.utc(2026, 11, 27)
      assert.equal(areStillKept({ at: now.minus({ minutes }).toMillis() }, now), shown)
    })
})
