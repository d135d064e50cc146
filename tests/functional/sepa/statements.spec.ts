import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import IncomingTransfer from '#models/incoming_transfer'
import OpenItem from '#models/open_item'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { camt053, camtOf, type Entry, payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { importFile, inFolder, withFolder } from '#tests/support/sepa/files'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { runCommand } from '#tests/support/operators/run_command'
import { orderOutcome, bought } from '#tests/support/payments/shop'

function money(reference: string, changes: Partial<Entry> = {}): Entry {
  return { amount: '19.99', details: [{ free: [inGroupsOfFour(reference)] }], ...changes }
}

test.group('An imported bank statement', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada(), bob()))

  test('pays the order of its reference', async ({ client, assert }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const { exitCode, report } = await importFile(camt053([money(reference)]))
    assert.equal(exitCode, 0)
    assert.include(report, `19.99 EUR: order paid (${reference})`)
    assert.deepEqual(await orderOutcome(order), bought)
    const { payerIban: from } = await IncomingTransfer.firstOrFail()
    assert.equal(from, payerIban)
  })

  test('stands in the audit log, and is told when it does not get to its end', async ({
    client,
    assert,
  }) => {
    const { reference } = await orderedByTransfer(client, ada())
    await importFile(camt053([money(reference)]))
    const [row, ...more] = await db.from('audit_rows')
    assert.isEmpty(more)
    assert.containSubset(row, { act: 'exchange_bank_files', admin_id: null })
    assert.isNotNull((await db.from('bank_imports').firstOrFail()).ended_at)

    const foreign = await importFile(camtOf([{ entries: [], iban: payerIban }], { version: '04' }))
    assert.equal(foreign.exitCode, 1)
    assert.equal(await countOf('audit_rows'), 1)
  })

  test('has what is unmatched on the list of the operator, who closes it', async ({ assert }) => {
    const unknown = { amount: '9.99', details: [{ free: ['RF471234567890'], name: 'Zoë' }] }
    const { report: imported } = await importFile(camt053([unknown]))
    assert.include(imported, 'money:list')
    await importFile(camt053([unknown], { id: 'STMT-2' }))
    const { report } = await runCommand('money:list')
    assert.match(report, new RegExp(`\\+9\\.99 EUR, reference_unknown: .*Zoë · ${payerIban}`))
    const { id } = await OpenItem.firstOrFail()
    assert.equal(await countOf('open_items'), 1)
    assert.equal((await runCommand('money:close', id)).exitCode, 1)
    assert.equal((await runCommand('money:close', 'nothing', '--note=x')).exitCode, 1)
    assert.equal((await runCommand('money:close', id, '--note=sent back')).exitCode, 0)
    assert.include((await runCommand('money:list')).report, 'Nothing waits for you')
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
