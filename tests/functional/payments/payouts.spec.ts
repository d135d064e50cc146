import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Claim from '#models/claim'
import Debit from '#models/debit'
import Order from '#models/order'
import Payout from '#models/payout'
import OutboxMessage from '#models/outbox_message'
import Refund from '#models/refund'
import { sendMail } from '#tests/support/mail/mail_jobs'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  debitComesBack,
  sign,
  signature,
} from '#tests/support/payments/direct_debits'
import { ada } from '#tests/support/people/people'
import { askRefund, payOutAll } from '#tests/support/payments/refunds'
import { orderOutcome } from '#tests/support/payments/shop'
import { settlementDifferences } from '#tests/support/payments/settlements'

/** Ada has bought fifty credits by direct debit, and wants the money back. */
async function adaAsked(client: ApiClient) {
  await sign(client, ada(), await signature(client))
  await askRefund(client, ada())
  await payOutAll()
  return Refund.firstOrFail()
}

async function settled() {
  await Debit.query().update({ state: 'settled', settled_at: 1 })
}

test.group('A refund of a direct debit', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada()))

  test('becomes a payout that the operator sees and pays once the debit is settled', async ({
    client,
    assert,
  }) => {
    const { id, status } = await adaAsked(client)
    assert.equal(status, 'pending')
    const early = await runCommand('payouts:list')
    assert.include(early.report, '1 more wait until their debit is settled')
    assert.notInclude(early.report, 'NL91')
    await settled()
    const { report } = await runCommand('payouts:list')
    for (const words of [id, '19.99 EUR', 'NL91ABNA0417164300 (A. Jansen)']) {
      assert.include(report, words)
    }
    const refund = await Refund.firstOrFail()
    assert.equal((await runCommand('payouts:paid', id)).exitCode, 0)
    assert.equal((await refund.refresh()).status, 'completed')
    const order = await Order.firstOrFail()
    assert.deepEqual(await orderOutcome(order), { status: 'refunded', credits: 0, premium: true })
    assert.equal((await runCommand('payouts:paid', id)).exitCode, 1)
    assert.include((await runCommand('payouts:list')).report, 'Nothing is owed')
    assert.isEmpty(await settlementDifferences())
  })

  test('tells its member until then that the debit comes first', async ({ client, assert }) => {
    const refund = await adaAsked(client)
    const mailed = async () => {
      await sendMail({ kind: 'refund', userId: ada().user.id, refundId: refund.id })
      return OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
    }
    assert.include((await mailed()).text, 'De automatische incasso gaat eerst nog door.')
    await settled()
    assert.notInclude((await mailed()).text, 'gaat eerst nog door')
  })

  test('leaves a claim when its debit comes back afterwards', async ({ client, assert }) => {
    const { id } = await adaAsked(client)
    await settled()
    await runCommand('payouts:paid', id)
    await debitComesBack()
    const claim = await Claim.firstOrFail()
    const { report } = await runCommand('money:list')
    assert.include(report, `${claim.id}: 19.99 EUR owed by member ${ada().user.id}`)
    assert.equal((await runCommand('money:close', claim.id, '--note=paid')).exitCode, 0)
    assert.include((await runCommand('money:list')).report, 'Nothing waits for you')
  })

  test('is not marked paid for an unknown id', async ({ client, assert }) => {
    await adaAsked(client)
    for (const id of ['01900000-0000-7000-8000-000000000000', "1' or '1'='1"]) {
      assert.equal((await runCommand('payouts:paid', id)).exitCode, 1)
    }
    assert.isNull((await Payout.firstOrFail()).paidAt)
  })
})
