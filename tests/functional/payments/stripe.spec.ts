import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { stripeStub } from '#tests/support/providers/stubs'
import {
  orderedAt,
  sendSignedWebhook,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { returnFromProvider, orderOutcome, bought, unpaid } from '#tests/support/payments/shop'

test.group('A webhook of Stripe', (group) => {
  inTransaction(group)
  withProviders(group)
  group.each.setup(() => join(ada()))

  const stripe = webhookProviders[1]
  const forgeries = {
    'no signature': (_: string) => '',
    'no time': (signature: string) => signature.replace(/t=\d+,/, ''),
    'another scheme': (signature: string) => signature.replace('v1=', 'v0='),
    'a time that is no number': (signature: string) => signature.replace(/t=\d+/, 't=now'),
    'another body': (signature: string) => signature,
  }

  test('with {$self} is refused, and changes nothing')
    .with(Object.keys(forgeries) as (keyof typeof forgeries)[])
    .run(async ({ client, assert }, forgery) => {
      const { order, paymentId } = await orderedAt(client, stripe, ada())
      stripeStub.pay(paymentId, 'paid')
      const { body, signature } = stripeStub.event(paymentId)
      const sent = forgery === 'another body' ? body.replace('evt_1', 'evt_2') : body
      const answer = await sendSignedWebhook(client, sent, forgeries[forgery](signature))
      answer.assertStatus(403)
      assert.equal(answer.text(), 'webhook_forged')
      assert.deepEqual(await orderOutcome(order), unpaid)
    })

  test('that was signed more than five minutes ago is refused', async ({ client, assert }) => {
    const { order, paymentId } = await orderedAt(client, stripe, ada())
    stripeStub.pay(paymentId, 'paid')
    const old = stripeStub.event(paymentId, 'checkout.session', 301)
    const answer = await sendSignedWebhook(client, old.body, old.signature)
    answer.assertStatus(403)
    const recent = stripeStub.event(paymentId, 'checkout.session', 290)
    const second = await sendSignedWebhook(client, recent.body, recent.signature)
    second.assertStatus(200)
    assert.deepEqual(await orderOutcome(order), bought)
  })

  test('about a charge leads to the order behind it', async ({ client, assert }) => {
    const { order, paymentId } = await orderedAt(client, stripe, ada())
    stripeStub.pay(paymentId, 'paid')
    const { body, signature } = stripeStub.event(paymentId, 'charge')
    const answer = await sendSignedWebhook(client, body, signature)
    answer.assertStatus(200)
    assert.deepEqual(await orderOutcome(order), bought)
  })
})

test.group('A card that is declined on the page of Stripe', (group) => {
  inTransaction(group)
  withProviders(group)
  group.each.setup(() => join(ada()))

  test('ends the order once its payer leaves that page', async ({ client, assert }) => {
    const { order, paymentId } = await orderedAt(client, webhookProviders[1], ada())
    stripeStub.decline(paymentId)
    await returnFromProvider(client, ada(), order)
    assert.equal((await orderOutcome(order)).status, 'pending')
    const page = await returnFromProvider(client, ada(), { id: `${order.id}?left=yes` })
    assert.equal(page.inertiaProps.order.status, 'failed')
  })

  test('leaves an order that was paid after all completed', async ({ client, assert }) => {
    const { order, paymentId } = await orderedAt(client, webhookProviders[1], ada())
    stripeStub.decline(paymentId)
    stripeStub.pay(paymentId, 'paid')
    await returnFromProvider(client, ada(), { id: `${order.id}?left=yes` })
    assert.deepEqual(await orderOutcome(order), bought)
  })
})
