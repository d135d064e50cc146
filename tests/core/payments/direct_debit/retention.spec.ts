import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { proofKeptFrom, signingsKeptFrom } from '#core/payments/direct_debit/retention'

const now = DateTime.utc(2026, 3, 1, 12)

test.group('Retention of direct debits', () => {
  test('keeps the proof of a mandate for 14 months', ({ assert }) => {
    assert.equal(proofKeptFrom(now).toISO(), '2025-01-01T12:00:00.000Z')
  })

  test('keeps an unsigned form for a day', ({ assert }) => {
    assert.equal(signingsKeptFrom(now).toISO(), '2026-02-28T12:00:00.000Z')
  })
})
