import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { expiredBackups } from '#core/admin/operations/backup'

const now = DateTime.utc(2026, 6, 20, 2)

function expired(...days: string[]) {
  const backups = days.map((name) => ({ name, madeAt: DateTime.fromISO(name, { zone: 'utc' }) }))
  return expiredBackups(backups, { days: 14, months: 3 }, now).map(({ name }) => name)
}

test.group('Backups', () => {
  test('are kept for fourteen days, each of them', ({ assert }) => {
    assert.deepEqual(expired('2026-06-20', '2026-06-19', '2026-06-07'), [])
  })

  test('are kept for three months when they are the first of their month', ({ assert }) => {
    const months = ['2026-05-01', '2026-05-02', '2026-04-11', '2026-04-30', '2026-02-01']
    assert.deepEqual(expired('2026-06-20', ...months), ['2026-05-02', '2026-04-30', '2026-02-01'])
  })

  test('never leave none: the newest stays, however old', ({ assert }) => {
    assert.deepEqual(expired('2025-01-02', '2025-01-01'), ['2025-01-01'])
    assert.deepEqual(expired(), [])
  })
})
