import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import ReconcileOrdersJob from '#jobs/reconcile_orders_job'
import Order from '#models/order'
import SurplusPayment from '#models/surplus_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join, account } from '#tests/support/people/members'
import { settlementDifferences } from '#tests/support/payments/settlements'
import { ada } from '#tests/support/people/people'
import {
  boughtAt,
  orderedAt,
  sellThrough,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import {
  returnFromProvider,
  orderOutcome,
  orderForm,
  submitOrder,
  bought,
} from '#tests/support/payments/shop'

test.group('Payments of a provider', (group) => {
  inTransaction(group)
  withProviders(group)
  group.each.setup(() => join(ada()))

  test('{name}: a paid order is posted once, reported late, three times and after the return')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
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

  test('{name}: a second payment of one order is refunded automatically')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      const { order, paymentId } = await boughtAt(client, shop, ada())
      const secondId = shop.stub.payAgain(paymentId)
      await Promise.all([shop.tell(client, secondId), shop.tell(client, secondId)])
      // An unsigned webhook is not believed that there is another payment.
      if (shop.name === 'mollie') await settlementDifferences()
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

  /** Browsers apply the form-action policy to every redirect of a form. */
  test('{name}: without script leads through a page, as no form may redirect to another site')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await sellThrough(shop.gateway())
      const form = await orderForm({ method: shop.method, shown_total: shop.total })
      const page = await submitOrder(client, ada(), form)
      page.assertStatus(200)
      const [, payUrl] = String(page.header('refresh')).split('; url=')
      assert.match(payUrl, /^https:\/\/(www\.mollie|checkout\.stripe)\.test\//)
      page.assertTextIncludes(`<a href="${payUrl}"`)
      page.assertTextIncludes('We brengen je naar de betaalpagina')
      assert.include(page.header('content-security-policy'), `form-action 'self';`)
    })

  test('{name}: with script answers the address to open')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await sellThrough(shop.gateway())
      const form = await orderForm({ method: shop.method, shown_total: shop.total })
      const answer = await client
        .post('/orders')
        .loginAs(await account(ada()))
        .withCsrfToken()
        .header('x-inertia', 'true')
        .form({ ...form })
      answer.assertStatus(409)
      assert.match(String(answer.header('x-inertia-location')), /^https:\/\//)
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
