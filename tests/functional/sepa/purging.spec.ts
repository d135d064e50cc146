import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import PurgeDebtorsJob from '#jobs/purge_debtors_job'
import IncomingTransfer from '#models/incoming_transfer'
import OpenItem from '#models/open_item'
import SepaFile from '#models/sepa_file'
import User from '#models/user'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { camt053, payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { exportDebits, importFile, withFolder } from '#tests/support/sepa/files'
import { readyDebit } from '#tests/support/sepa/ready_debit'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { runJob } from '#tests/support/queue/jobs'

test.group('Names and accounts from the bank', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada()))

  test('are purged with the bank files after fourteen months', async ({ assert }) => {
    await readyDebit(ada())
    await exportDebits()
    await SepaFile.query().update({ createdAt: monthsAgo(13) })
    await runJob(PurgeDebtorsJob, {})
    assert.lengthOf(await SepaFile.all(), 1)
    await SepaFile.query().update({ createdAt: monthsAgo(15) })
    await runJob(PurgeDebtorsJob, {})
    assert.isEmpty(await SepaFile.all())
  })

  test('of payers are purged fourteen months after their member was erased', async ({
    client,
    assert,
  }) => {
    const { reference } = await orderedByTransfer(client, ada())
    await importFile(camt053([{ amount: '19.99', details: [{ structured: reference }] }]))
    await IncomingTransfer.query().update({ foundAt: monthsAgo(15) })
    await runJob(PurgeDebtorsJob, {})
    assert.equal((await IncomingTransfer.firstOrFail()).payerIban, payerIban)
    await User.query().update({ status: 'deleted' })
    await runJob(PurgeDebtorsJob, {})
    const { payerName, payerIban: iban, amount } = await IncomingTransfer.firstOrFail()
    assert.deepEqual([payerName, iban, amount], [null, null, 1999])
  })

  test('are erased from the list once that money is settled', async ({ assert }) => {
    await importFile(camt053([{ amount: '1.00' }, { amount: '2.00' }]))
    await OpenItem.query().update({ foundAt: monthsAgo(15) })
    const { id } = await OpenItem.findByOrFail('amount', 100)
    await runCommand('money:close', id, '--note=sent back')
    await runJob(PurgeDebtorsJob, {})
    const items = await OpenItem.query().orderBy('amount')
    assert.equal(items[0].details, '')
    assert.include(items[1].details, payerIban)
  })
})

function monthsAgo(months: number) {
  return DateTime.utc().minus({ months }).toMillis()
}
