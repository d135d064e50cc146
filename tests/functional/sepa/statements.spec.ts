import { test } from '@japa/runner'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import IncomingTransfer from '#models/incoming_transfer'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { camt053, camtVersions, type Entry, payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { importFile, inFolder, withFolder } from '#tests/support/sepa/files'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { runCommand } from '#tests/support/operators/run_command'
import { orderOutcome } from '#tests/support/payments/shop'

function money(reference: string, changes: Partial<Entry> = {}): Entry {
  return { amount: '20.24', details: [{ free: [inGroupsOfFour(reference)] }], ...changes }
}

test.group('An imported bank statement', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada(), bob()))

  for (const version of camtVersions) {
    test(`pays the order of its reference (camt.053.001.${version})`, async ({
      client,
      assert,
    }) => {
      const { order, reference } = await orderedByTransfer(client, ada())
      const { exitCode, report } = await importFile(camt053([money(reference)], { version }))
      assert.equal(exitCode, 0)
      assert.include(report, `20.24 EUR: order paid (${reference})`)
      assert.deepEqual(await orderOutcome(order), {
        status: 'completed',
        credits: 50,
        premium: true,
      })
      const { payerIban: from } = await IncomingTransfer.firstOrFail()
      assert.equal(from, payerIban)
    })
  }

  test('posts once, however often it is imported', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const entries = [money(reference)]
    await importFile(camt053(entries))
    const { report } = await importFile(camt053(entries))
    assert.include(report, 'imported before')
    await importFile(camt053(entries, { version: '02', id: 'STMT-OTHER' }))
    assert.lengthOf(await IncomingTransfer.all(), 1)
    assert.equal((await orderOutcome(order)).credits, 50)
  })

  test('recognises a structured reference', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    await importFile(camt053([{ amount: '20.24', details: [{ structured: reference }] }]))
    assert.equal((await orderOutcome(order)).status, 'completed')
  })

  test('leaves an underpaid order open, and says so', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const { report } = await importFile(camt053([money(reference, { amount: '20.00' })]))
    assert.include(report, 'missing 0.24 EUR')
    assert.deepEqual(await orderOutcome(order), { status: 'pending', credits: 0, premium: false })
  })

  test('completes an overpaid order, and reports the surplus', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const { report } = await importFile(camt053([money(reference, { amount: '30.00' })]))
    assert.include(report, 'surplus 9.76 EUR')
    assert.equal((await orderOutcome(order)).credits, 50)
  })

  test('lists unmatched entries, and matches the rest', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const { order: second, reference: its } = await orderedByTransfer(client, bob())
    const { report, exitCode } = await importFile(
      camt053([
        { amount: '1.00', details: [{ free: ['hello'] }] },
        money('RF471234567890'),
        money(its, { currency: 'GBP' }),
        money(its, { reversal: true }),
        money(`${reference} ${its}`),
        { amount: '2.00', direction: 'DBIT' },
        { amount: '3.00', direction: 'DBIT', reversal: true },
        money(reference),
      ])
    )
    assert.equal(exitCode, 0)
    assert.include(report, '1.00 EUR: no reference of ours, nothing changed')
    assert.include(report, '20.24 GBP: not in euros, nothing changed')
    assert.include(report, '20.24 EUR: a reversal, nothing changed')
    assert.include(report, '20.24 EUR: references of several orders, nothing changed')
    assert.include(report, '3.00 EUR: a reversal')
    assert.notInclude(report, '2.00 EUR')
    assert.include(report, '7 imported, 6 need your attention')
    assert.equal((await orderOutcome(order)).status, 'completed')
    assert.equal((await orderOutcome(second)).status, 'pending')
  })

  test('of another account is refused as a whole', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const foreign = camt053([money(reference)], { iban: payerIban })
    const { exitCode, report } = await importFile(foreign)
    assert.equal(exitCode, 1)
    assert.include(report, 'which is not ours')
    assert.equal((await orderOutcome(order)).status, 'pending')
  })

  test('is refused as a whole when it is invalid or truncated', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const half = camt053([money(reference), money(reference)]).slice(0, -60)
    for (const content of [half, 'IBAN;amount', '']) {
      const { exitCode, report } = await importFile(content)
      assert.equal(exitCode, 1)
      assert.include(report, 'The file')
    }
    assert.equal((await runCommand('sepa:import', inFolder('nothing.xml'))).exitCode, 1)
    assert.equal((await orderOutcome(order)).status, 'pending')
  })
})
