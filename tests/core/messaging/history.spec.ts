import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { historyFrom } from '#core/messaging/history'

test.group('The history of a conversation', () => {
  test('covers the days of the site’s setting', ({ assert }) => {
    const from = historyFrom(90, DateTime.utc(2026, 4, 1, 12))
    assert.equal(from.toISO(), '2026-01-01T12:00:00.000Z')
  })
})
