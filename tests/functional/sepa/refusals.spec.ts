import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { withCompanyAccount } from '#tests/support/sepa/company_account'
import { exportDebits, importFile, withFolder } from '#tests/support/sepa/files'
import { pain002 } from '#tests/support/sepa/pain002'
import { readyDebit } from '#tests/support/sepa/ready_debit'
import { orderOutcome } from '#tests/support/payments/shop'
import { camt053 } from '#tests/support/sepa/camt'

test.group('A refusal by the bank', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada(), bob()))

  test('charges back each refused debit', async ({ assert }) => {
    const [one, other] = [await readyDebit(ada()), await readyDebit(bob())]
    const { messageId } = await exportDebits()
    const debits = [{ endToEndId: one.debit.endToEndId, reason: 'AC01' }]
    const answer = pain002({ messageId, debits })
    const { exitCode, report } = await importFile(answer)
    assert.equal(exitCode, 0)
    assert.include(report, 'debit refused (AC01), order charged back')
    assert.deepInclude(await orderOutcome(one.order), { status: 'charged_back', credits: 0 })
    assert.deepInclude(await orderOutcome(other.order), { status: 'completed', credits: 50 })
    assert.include((await importFile(answer)).report, 'imported before')
  })
})

test.group('A bank statement with debits', (group) => {
  inTransaction(group)
  withCompanyAccount(group)
  withFolder(group)
  group.each.setup(() => join(ada(), bob()))

  test('that were returned charges them back, once', async ({ assert }) => {
    const { order, debit } = await readyDebit(ada())
    await exportDebits()
    assert.equal((await orderOutcome(order)).credits, 50)
    const details = [{ endToEndId: debit.endToEndId, reason: 'MD06' }]
    const back = camt053([{ amount: '20.28', direction: 'DBIT', reversal: true, details }])
    const { report } = await importFile(back)
    assert.include(report, 'debit returned, order charged back')
    assert.deepInclude(await orderOutcome(order), { status: 'charged_back', credits: 0 })
    await debit.refresh()
    assert.equal(debit.state, 'returned')
    assert.equal(debit.returnReason, 'MD06')
    assert.include((await importFile(back)).report, 'imported before')
  })

  test('that were collected settles them, together or one by one', async ({ assert }) => {
    const [one, other] = [await readyDebit(ada()), await readyDebit(bob())]
    const { messageId } = await exportDebits()
    await Promise.all([one.debit.refresh(), other.debit.refresh()])
    const together = `${messageId}-${one.debit.collectOn.toFormat('yyMMdd')}`
    const { report } = await importFile(camt053([{ amount: '40.56', group: together }]))
    assert.include(report, 'debits settled')
    for (const { debit } of [one, other]) {
      await debit.refresh()
      assert.equal(debit.state, 'settled')
    }
  })
})
