import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import PurgeDebtorsJob from '#jobs/purge_debtors_job'
import AccountProof from '#models/account_proof'
import Refund from '#models/refund'
import User from '#models/user'
import { deleteAccount } from '#tests/support/accounts/deletion'
import { purge } from '#tests/support/accounts/full_life'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { runCommand } from '#tests/support/operators/run_command'
import { askRefund, payOutAll } from '#tests/support/payments/refunds'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { runJob } from '#tests/support/queue/jobs'
import { camt053, payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { importFile, withFolder } from '#tests/support/sepa/files'
import { useFakeClock } from '#tests/support/time/clock'
import OutboxMessage from '#models/outbox_message'
import { workMails } from '#tests/support/mail/mail_jobs'
import { settlementDifferences } from '#tests/support/payments/settlements'

/** Ada has bought with a paysafecard and wants her money back. */
async function asked(client: ApiClient) {
  const { order } = await buyCredits(client, ada(), { method: 'paysafecard', shown_total: 2244 })
  await askRefund(client, ada())
  await payOutAll()
  return order
}

test.group('A refund of a paysafecard', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada()))

  test('asks for a cent from an account, and is paid out to that', async ({ assert, client }) => {
    const order = await asked(client)
    await workMails('account_proof')
    const { text } = await OutboxMessage.firstOrFail()
    for (const words of ['22,44', '0,01', 'NL91 ABNA 0417 1643 00']) assert.include(text, words)
    const before = await open(client, `/transactions/${order.id}`, ada())
    assert.containSubset(before.inertiaProps.account, {
      money: { amount: 2244, currency: 'EUR' },
      transfer: { missing: { amount: 1, currency: 'EUR' }, iban: 'NL91 ABNA 0417 1643 00' },
    })
    assert.include((await runCommand('payouts:list')).report, 'Nothing is owed')
    const { id } = await proveAccount()
    const { report } = await runCommand('payouts:list')
    for (const words of [id, '22.45 EUR', `${payerIban} (Ada Jansen)`]) {
      assert.include(report, words)
    }
    assert.equal((await runCommand('payouts:paid', id)).exitCode, 0)
    assert.equal((await Refund.firstOrFail()).status, 'completed')
    const { inertiaProps } = await open(client, `/transactions/${order.id}`, ada())
    assert.isNull(inertiaProps.account)
    assert.isEmpty(await settlementDifferences())
  })

  test('is paid out to a member whose account was erased before the cent came', async (it) => {
    const { assert, client } = it
    await asked(client)
    await deleteAccount(client, ada())
    const clock = await useFakeClock(it.test)
    clock.set(DateTime.utc().plus({ days: 15 }))
    await purge()
    assert.equal((await User.findOrFail(ada().user.id)).status, 'deleted')
    const { id } = await proveAccount()
    const { report } = await runCommand('payouts:list')
    for (const words of [id, '22.45 EUR', payerIban]) assert.include(report, words)
  })

  test('leaves no account fourteen months after it, once its member is erased', async (it) => {
    const { assert, client } = it
    await asked(client)
    const { id } = await proveAccount()
    await runCommand('payouts:paid', id)
    await AccountProof.query().update({ provedAt: monthsAgo(15) })
    await runJob(PurgeDebtorsJob, {})
    assert.equal((await AccountProof.firstOrFail()).payerIban, payerIban)
    await User.query().update({ status: 'deleted' })
    await runJob(PurgeDebtorsJob, {})
    const { payerName, payerIban: iban } = await AccountProof.firstOrFail()
    assert.deepEqual([payerName, iban], [null, null])
  })
})

/** A cent comes from the account of the payer, with the reference that the mail asked for. */
async function proveAccount() {
  const proof = await AccountProof.firstOrFail()
  const details = [{ free: [proof.reference], iban: payerIban, name: 'Ada Jansen' }]
  await importFile(camt053([{ amount: '0.01', details }]))
  await payOutAll()
  return proof
}

function monthsAgo(months: number) {
  return DateTime.utc().minus({ months }).toMillis()
}
