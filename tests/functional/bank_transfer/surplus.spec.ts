import { test } from '@japa/runner'
import RefundSurplusJob from '#jobs/refund_surplus_job'
import Payout from '#models/payout'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { workJobs } from '#tests/support/queue/jobs'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { camt053, type Detail, payerIban } from '#tests/support/sepa/camt'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { importFile, withFolder } from '#tests/support/sepa/files'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import { orderOutcome, bought } from '#tests/support/payments/shop'
import { settlementDifferences } from '#tests/support/payments/settlements'

const otherIban = 'NL02ABNA0123456789'

/** So many euros with the reference, each line by itself. */
function came(reference: string, lines: readonly [amount: string, detail?: Detail][]) {
  return camt053(
    lines.map(([amount, detail], index) => ({
      amount,
      bankReference: `LINE-${index}`,
      details: [{ free: [reference], ...detail }],
    }))
  )
}

test.group('A surplus by bank transfer', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada()))

  test('becomes one payout to its payer, however often it is reported', async ({
    client,
    assert,
  }) => {
    const { order, reference } = await orderedByTransfer(client, ada())
    const other = { iban: otherIban, name: 'B. Jansen' }
    const file = came(reference, [['19.99'], ['19.99', other], ['1.00']])
    for (let time = 0; time < 3; time++) {
      await importFile(file)
      await workJobs(RefundSurplusJob)
    }
    assert.deepEqual(await orderOutcome(order), bought)
    assert.equal(await countOf('payouts'), 2)
    const { report } = await runCommand('payouts:list')
    assert.match(report, new RegExp(`19\\.99 EUR to ${otherIban} \\(B\\. Jansen\\)`))
    assert.match(report, new RegExp(`1\\.00 EUR to ${payerIban} \\(Ada Jansen\\)`))
    assert.include(report, 'Terugbetaling van te veel betaald bedrag, Vonk')
  })

  test('is paid once by payouts:paid, and the ledger agrees before and after', async ({
    client,
    assert,
  }) => {
    const { reference } = await orderedByTransfer(client, ada())
    await importFile(came(reference, [['19.99'], ['19.99']]))
    assert.isEmpty(await settlementDifferences())
    await workJobs(RefundSurplusJob)
    assert.isEmpty(await settlementDifferences())
    const { id } = await Payout.firstOrFail()
    assert.equal((await runCommand('payouts:paid', id)).exitCode, 0)
    assert.equal((await runCommand('payouts:paid', id)).exitCode, 1)
    assert.isEmpty(await settlementDifferences())
    assert.include((await runCommand('payouts:list')).report, 'Nothing is owed')
    const verified = await runCommand('ledger:verify')
    assert.equal(verified.exitCode, 0)
  })
})
