import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { orphanedBefore } from '#core/profiles/photos/orphaned_files'

test.group('Orphaned picture files', () => {
  test('are kept for a day, while an upload may be in progress', ({ assert }) => {
    const before = orphanedBefore(DateTime.utc(2026, 3, 1, 12))
    assert.equal(before.toISO(), '2026-02-28T12:00:00.000Z')
  })
})
