import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { alarmOf } from '#core/sites/alarm'
import { parseDomain, parseSiteName } from '#core/sites/site'
import { supportAddress } from '#core/sites/support_address'

test.group('A site', () => {
  test('has a name of one to sixty characters', ({ assert }) => {
    assert.equal(parseSiteName(` ${'x'.repeat(60)} `), 'x'.repeat(60))
    for (const name of [' ', 'x'.repeat(61)]) assert.isNull(parseSiteName(name))
  })

  test('has a domain, and nothing around it', ({ assert }) => {
    assert.equal(parseDomain(' Flirt.Vonk.example'), 'flirt.vonk.example')
    for (const typed of ['vonk', 'https://vonk.nl', 'vonk.nl/x', '10.0.0.1', 'vönk.nl', '-a.nl']) {
      assert.isNull(parseDomain(typed), typed)
    }
  })

  test('is written to at its own address, or the usual one of its domain', ({ assert }) => {
    const site = { domain: 'vonk.nl' }
    assert.equal(supportAddress(site, { supportEmail: null }), 'support@vonk.nl')
    assert.equal(supportAddress(site, { supportEmail: 'help@vonk.nl' }), 'help@vonk.nl')
  })

  test('raises an alarm of a kind once on a day, in UTC', ({ assert }) => {
    const at = DateTime.fromISO('2026-03-02T00:30:00', { zone: 'Europe/Amsterdam' })
    assert.equal(alarmOf('ledger_differs', null, at).id, 'all ledger_differs 2026-03-01')
    assert.equal(alarmOf('ledger_differs', 'one', at).id, 'one ledger_differs 2026-03-01')
  })
})
