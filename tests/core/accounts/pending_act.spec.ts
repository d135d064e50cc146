import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { isStillWanted } from '#core/accounts/pending_act'

test.group('What a visitor began', () => {
  test('is still wanted after {minutes} minutes: {wanted}')
    .with([
      { minutes: 0, wanted: true },
      { minutes: 59, wanted: true },
      { minutes: 60, wanted: false },
    ])
    .run(({ assert }, { minutes, wanted }) => {
      const now = DateTime.utc(2026, 11, 23)
      const at = now.minus({ minutes }).toMillis()
      const pending = { act: 'like', memberId: 'lars', photoId: null, at } as const
      assert.equal(isStillWanted(pending, now), wanted)
    })
})
