import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { alarmOf } from '#core/sites/alarm'
import { parseSiteName } from '#core/sites/site'

test.group('A site', () => {
  test('has a name of one to sixty characters', ({ assert }) => {
    assert.equal(parseSiteName(` ${'x'.repeat(60)} `), 'x'.repeat(60))
    for (const name of [' ', 'x'.repeat(61)]) assert.isNull(parseSiteName(name))
  })

  test('raises an alarm of a kind once on a day, in UTC', ({ assert }) => {
    const at = DateTime.fromISO('2026-03-02T00:30:00', { zone: 'Europe/Amsterdam' })
    const ids = [null, 'one'].map((siteId) => alarmOf('ledger_differs', siteId, at).id)
    assert.deepEqual(ids, ['all ledger_differs 2026-03-01', 'one ledger_differs 2026-03-01'])
  })
})
