import { randomUUID } from 'node:crypto'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import SandboxPayment from '#models/sandbox_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { assertOneWarning, assertLogOmits, LogLines } from '#tests/support/logs/log_lines'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  orderedAt,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { placeOrder, orderOutcome, sendWebhook } from '#tests/support/payments/shop'

const nothing = { status: 'pending', credits: 0, premium: false }
const log = new LogLines()

test.group('A webhook of a payment that is not ours changes nothing, and is logged:', (group) => {
  inTransaction(group)
  withProviders(group)
  log.with(group)

  test('{name}, an unknown payment')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      const { order } = await orderedAt(client, shop, ada())
      const id = shop.name === 'stripe' ? 'cs_unknown' : 'tr_unknown'
      const answer = await shop.tell(client, id)
      answer.assertStatus(200)
      assertNothingChanged(assert, shop.name, id, 'order_not_found')
      assert.deepEqual(await orderOutcome(order), nothing)
    })

  test('sandbox, an unknown payment', async ({ client, assert }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    const answer = await sendWebhook(client, 'sbx_unknown')
    answer.assertStatus(200)
    assertNothingChanged(assert, 'sandbox', 'sbx_unknown', 'order_not_found')
    assert.deepEqual(await orderOutcome(order), nothing)
  })

  const foreign = webhookProviders.flatMap((shop) =>
    [randomUUID(), "1' or 1=1"].map((orderId) => ({ shop, name: shop.name, orderId }))
  )

  test('{name}, a paid payment of another shop for {orderId}')
    .with(foreign)
    .run(async ({ client, assert }, { shop, name, orderId }) => {
      await join(ada())
      const { order } = await orderedAt(client, shop, ada())
      const { id } = shop.stub.addForeign(orderId)
      shop.stub.pay(id, 'paid')
      const answer = await shop.tell(client, id)
      answer.assertStatus(200)
      assertNothingChanged(assert, name, id, 'order_not_found')
      assertLogOmits(assert, log, [orderId])
      assert.deepEqual(await orderOutcome(order), nothing)
      for (const table of ['ledger_movements', 'surplus_payments']) {
        assert.equal(await countOf(table), 0)
      }
    })

  test('sandbox, a payment of another amount', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    await SandboxPayment.query().where('id', payment.id).update({ status: 'paid', amount: 1 })
    const answer = await sendWebhook(client, payment.id)
    answer.assertStatus(200)
    assertNothingChanged(assert, 'sandbox', payment.id, 'payment_mismatch')
    assert.deepEqual(await orderOutcome(order), nothing)
  })
})

function assertNothingChanged(
  assert: Assert,
  provider: string,
  paymentId: string,
  refusal: string
) {
  assertOneWarning(assert, log, { provider, paymentId, refusal, msg: 'Webhook changed nothing' })
}
