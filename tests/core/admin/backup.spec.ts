import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { expiredBackups, isDrillDue } from '#core/admin/operations/backup'

const now = DateTime.utc(2026, 6, 20, 2)

function expired(...days: string[]) {
  const backups = days.map((name) => ({ name, madeAt: DateTime.fromISO(name, { zone: 'utc' }) }))
  return expiredBackups(backups, { days: 14, months: 3 }, now).map(({ name }) => name)
}

test.group('Backups', () => {
  test('are kept for fourteen days, each of them', ({ assert }) => {
    const days = ['2026-06-20', '2026-06-19', '2026-06-06T02:00', '2026-06-06T01:59', '2026-06-01']
    assert.deepEqual(expired(...days), ['2026-06-06T01:59'])
  })

  test('are kept for three months when they are the first of their month', ({ assert }) => {
    const months = ['2026-05-01', '2026-05-02', '2026-04-11', '2026-04-30', '2026-02-01']
    assert.deepEqual(expired('2026-06-20', ...months), ['2026-05-02', '2026-04-30', '2026-02-01'])
    assert.deepEqual(expired('2026-06-20', '2026-03-20T02:00'), [])
    assert.deepEqual(expired('2026-06-20', '2026-03-20T01:59'), ['2026-03-20T01:59'])
  })

  test('never leave none: the newest stays, however old', ({ assert }) => {
    assert.deepEqual(expired('2025-01-02', '2025-01-01'), ['2025-01-01'])
    assert.deepEqual(expired(), [])
  })

  test('are restored for practice within forty days', ({ assert }) => {
    const last = now.minus({ days: 40 }).toMillis()
    assert.deepEqual([isDrillDue(last, now), isDrillDue(last - 1, now)], [false, true])
  })
})
