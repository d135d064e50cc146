import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import ReconcileOrdersJob from '#jobs/reconcile_orders_job'
import Order from '#models/order'
import SurplusPayment from '#models/surplus_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  boughtAt,
  orderedAt,
  sellThrough,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { returnFromProvider, orderOutcome } from '#tests/support/payments/shop'
import { post } from '#tests/support/payments/direct_debits'
const bought = { status: 'completed', credits: 50, premium: true }

test.group('Payments of a provider', (group) => {
  inTransaction(group)
  withProviders(group)

  test('{name}: a paid order is posted once, reported late, three times and after the return')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      const { order, paymentId, payUrl } = await orderedAt(client, shop, ada())
      assert.match(String(payUrl), /^https:\/\/(www\.mollie|checkout\.stripe)\.test\//)
      assert.equal(order.provider, shop.name)
      shop.stub.pay(paymentId, 'paid')
      await returnFromProvider(client, ada(), order)
      const answers = [1, 2, 3].map(() => shop.tell(client, paymentId))
      for (const answer of await Promise.all(answers)) answer.assertStatus(200)
      assert.deepEqual(await orderOutcome(order), bought)
      assert.equal(await countOf('ledger_movements'), 1)
    })

  test('{name}: the hourly job finds a chargeback of long ago, and its end, without webhooks')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      const { order, paymentId } = await boughtAt(client, shop, ada())
      const longAgo = DateTime.utc().minus({ days: 20 }).toMillis()
      await Order.query().update({ createdAt: longAgo, completedAt: longAgo })
      const job = await app.container.make(ReconcileOrdersJob)
      shop.stub.pay(paymentId, 'charged_back')
      await job.execute()
      assert.include(await orderOutcome(order), { status: 'charged_back', credits: 0 })
      shop.stub.pay(paymentId, 'paid')
      await job.execute()
      assert.deepEqual(await orderOutcome(order), bought)
      assert.equal(await countOf('ledger_movements'), 3)
    })

  test('{name}: a part refunded in the dashboard takes its credits, once')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      const { order, paymentId } = await boughtAt(client, shop, ada())
      shop.stub.refundInDashboard(paymentId, '10.00')
      for (let time = 0; time < 2; time++) await shop.tell(client, paymentId)
      assert.include(await orderOutcome(order), { status: 'completed', credits: 25 })
      const page = await returnFromProvider(client, ada(), order)
      assert.containSubset(page.inertiaProps.refunds, [
        { credits: null, money: { amount: 1000, currency: 'EUR' } },
      ])
      const gateway = shop.gateway()
      const [receipt] = await gateway.received(DateTime.utc().minus({ days: 1 }))
      assert.equal(receipt.returned, 1000)
    })

  test('mollie: a payment that cannot be cancelled frees the bonus, and goes back if paid second', async ({
    client,
    assert,
  }) => {
    const [mollie] = webhookProviders
    const newcomer = ada({ user: { signupDate: DateTime.utc().minus({ hours: 1 }) } })
    await join(newcomer)
    mollie.stub.areCancelable = false
    const offer = { ...mollie, total: 1499 }
    const first = await orderedAt(client, offer, newcomer)
    const left = await post(client, newcomer, `/transactions/${first.order.id}/cancellation`, {})
    left.assertStatus(302)
    assert.equal((await orderOutcome(first.order)).status, 'cancelled')
    const second = await orderedAt(client, offer, newcomer, 'form-2')
    assert.equal(second.order.discountCode, 'TIMEBONUS25')
    for (const { paymentId } of [second, first]) {
      mollie.stub.pay(paymentId, 'paid')
      await mollie.tell(client, paymentId)
    }
    assert.equal((await orderOutcome(second.order)).status, 'completed')
    assert.deepEqual(await orderOutcome(first.order), { ...bought, status: 'cancelled' })
    const job = await app.container.make(ReconcileOrdersJob)
    await job.execute()
    assert.equal((await mollie.gateway().find(first.paymentId))?.status, 'refunded')
  })

  test('{name}: a second payment of one order is refunded automatically')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      const { order, paymentId } = await boughtAt(client, shop, ada())
      const secondId = shop.stub.payAgain(paymentId)
      await Promise.all([shop.tell(client, secondId), shop.tell(client, secondId)])
      const surplus = await SurplusPayment.query()
      assert.lengthOf(surplus, 1)

      const job = await app.container.make(ReconcileOrdersJob)
      shop.stub.isDown = true
      await job.execute()
      shop.stub.isDown = false
      for (let time = 0; time < 2; time++) await job.execute()
      const gateway = shop.gateway()
      assert.equal((await gateway.find(secondId))?.status, 'refunded')
      assert.equal((await gateway.find(paymentId))?.status, 'paid')
      assert.equal((await surplus[0].refresh()).status, 'returned')
      await shop.tell(client, secondId)
      assert.deepEqual(await orderOutcome(order), bought)
    })

  test('{name}: leads back to the existing payment, even much later')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      const { payUrl } = await orderedAt(client, shop, ada())
      const before = shop.stub.asked.filter(({ method }) => method === 'POST').length
      const again = await orderedAt(client, shop, ada())
      assert.equal(again.payUrl, payUrl)
      const after = shop.stub.asked.filter(({ method }) => method === 'POST').length
      assert.equal(after, before)
    })

  test('{name}: fails the order when the provider does not answer, and says so')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      shop.stub.isDown = true
      const { order } = await orderedAt(client, shop, ada())
      assert.equal(order.status, 'failed')
      assert.isNull(order.providerPaymentId)
    })
})

test.group('A provider that is out of use', (group) => {
  inTransaction(group)
  withProviders(group)

  test('has no webhooks, and its orders stay as they are', async ({ client, assert }) => {
    await join(ada())
    const { order, paymentId } = await orderedAt(client, webhookProviders[0], ada())
    await sellThrough(webhookProviders[1].gateway())
    const answer = await webhookProviders[0].tell(client, paymentId)
    answer.assertStatus(404)
    const page = await returnFromProvider(client, ada(), order)
    assert.equal(page.inertiaProps.order.status, 'pending')
  })
})
