import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { exportDebits, firstCollectionDay } from '#core/payments/sepa/export_debits'
import { newMessageId } from '#core/payments/sepa/sepa_file'
import { ok, refuse } from '#core/result'
import {
  completedDebit,
  debitTotal,
  openDebitCheckout,
} from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'
import { ownIban } from '#tests/support/sepa/camt'

test.group('A file for the bank', () => {
  test('has the ready debits of one site, each once', async ({ assert }) => {
    const bankFiles = { read: () => assert.fail('No file came'), write: () => '<Document/>' }
    const ports = { ...(await openDebitCheckout()), bankFiles }
    for (const clientId of ['one', 'two']) await completedDebit(ports, { clientId })
    const creditor = { name: 'Vonk B.V.', iban: ownIban, bic: null, creditorId: 'NL69ZZZ123' }
    const { siteId } = ada().user
    const input = { messageId: 'VONK-1', siteId, creditor, description: 'Vonk', days: 30 }
    const ofOther = await exportDebits(ports, { ...input, siteId: 'other' })
    assert.deepEqual(ofOther, refuse('nothing_to_collect'))
    const file = { messageId: 'VONK-1', siteId, content: '<Document/>', sentAt: null }
    const control = { count: 2, sum: 2 * debitTotal, createdAt: ports.clock.now() }
    assert.deepEqual(await exportDebits(ports, input), ok({ ...file, ...control }))
    assert.deepEqual(await exportDebits(ports, input), refuse('nothing_to_collect'))
  })

  test('sent at {now} is collected from {day} on')
    .with([
      { now: '2026-11-24T10:00:00Z', day: '2026-11-25' },
      // In Frankfurt it is Wednesday already.
      { now: '2026-11-24T23:30:00Z', day: '2026-11-26' },
      { now: '2026-11-27T10:00:00Z', day: '2026-11-30' },
    ])
    .run(({ assert }, { now, day }) => {
      assert.equal(firstCollectionDay(DateTime.fromISO(now)).toISO(), `${day}T00:00:00.000Z`)
    })

  test('has an id of its day and the end of another id', ({ assert }) => {
    const id = '01900000-0000-7abc-8000-00123456beef'
    assert.equal(newMessageId(DateTime.utc(2026, 11, 22), id), 'VONK-261122-123456BEEF')
  })
})
