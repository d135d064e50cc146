import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import SandboxPayment from '#models/sandbox_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { assertOneWarning, assertLogOmits, LogLines } from '#tests/support/logs/log_lines'
import { join, countOf } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { mollieKey } from '#tests/support/providers/mollie_stub'
import { stripeKey, stripeWebhookSecret } from '#tests/support/providers/stripe_stub'
import { mollieAtStub, stripeStub } from '#tests/support/providers/stubs'
import {
  orderedAt,
  sellThrough,
  sendSignedWebhook,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { placeOrder, orderOutcome, sendWebhook, unpaid } from '#tests/support/payments/shop'
import { randomUUID } from 'node:crypto'

const secrets = [mollieKey, stripeKey, stripeWebhookSecret]
const log = new LogLines()

test.group('A webhook without an effect is logged in one line:', (group) => {
  inTransaction(group)
  withProviders(group)
  log.with(group)
  group.each.setup(() => join(ada()))
  group.each.setup(() => limiter.clear(['memory']))

  const post = (provider: string, client: ApiClient, body: string) => {
    const request = client.post(`/webhooks/payments/${provider}`)
    request.request.type('form').send(body)
    return request
  }
  const forged = '{"level":60,"msg":"booked"}'
  const bodies = {
    'a raw new line': `id=tr_1\n${forged}`,
    'an escape sequence': 'id=tr_1%1B%5B2J',
    'a line separator': 'id=tr_1%E2%80%A8forged',
    'an email address': 'id=ada%40example.com',
    'a quote': "id=1' or 1=1",
    'a zero byte': 'id=sbx_%00',
    'too long an id': `id=${'x'.repeat(101)}`,
    'an empty body': '',
  }
  const malformed = (['sandbox', 'mollie'] as const).flatMap((provider) =>
    Object.entries(bodies).map(([what, body]) => ({ provider, what, body }))
  )

  test('one of {provider} with {what}')
    .with(malformed)
    .run(async ({ client, assert }, { provider, body }) => {
      if (provider === 'mollie') await sellThrough(mollieAtStub())
      const answer = await post(provider, client, body)
      answer.assertStatus(400)
      assert.equal(answer.text(), 'webhook_malformed')
      const said = { provider, refusal: 'webhook_malformed', msg: 'Webhook refused' }
      assertOneWarning(assert, log, said)
      assertLogOmits(assert, log, [...secrets, 'forged', 'booked', 'example.com', 'xxx', '[2J'])
    })

  test('a forged one of stripe', async ({ client, assert }) => {
    const { order, paymentId } = await orderedAt(client, webhookProviders[1], ada())
    stripeStub.pay(paymentId, 'paid')
    const { body, signature } = stripeStub.event(paymentId)
    const wrong = signature.replace(/v1=.{8}/, 'v1=00000000')
    const answer = await sendSignedWebhook(client, body, wrong)
    answer.assertStatus(403)
    assert.equal(answer.text(), 'webhook_forged')
    const said = { provider: 'stripe', refusal: 'webhook_forged', msg: 'Webhook refused' }
    assertOneWarning(assert, log, said)
    assertLogOmits(assert, log, [...secrets, paymentId, 'v1=', 'evt_1'])
    assert.deepEqual(await orderOutcome(order), unpaid)
  })

  test('one of an unknown provider, without its name', async ({ client, assert }) => {
    const answer = await post('acme%0Abooked', client, 'id=tr_1')
    answer.assertStatus(404)
    assertOneWarning(assert, log, { refusal: 'provider_unknown', msg: 'Webhook refused' })
    assertLogOmits(assert, log, [...secrets, 'acme', 'tr_1'])
  })

  test('one of {name}, which does not answer')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      const { paymentId } = await orderedAt(client, shop, ada())
      shop.stub.isDown = true
      const answer = await shop.tell(client, paymentId)
      answer.assertStatus(503)
      const said = { provider: shop.name, msg: 'A webhook could not be followed up' }
      assertOneWarning(assert, log, said)
      assertLogOmits(assert, log, [...secrets, 'Bearer'])
    })

  test('not so one that settles its order: it logs nothing', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    await SandboxPayment.query().where('id', payment.id).update({ status: 'paid' })
    await sendWebhook(client, payment.id)
    assert.equal((await orderOutcome(order)).status, 'completed')
    assert.deepEqual(log.warnings(), [])
  })

  const notOurs = { refusal: 'order_not_found', msg: 'Webhook changed nothing' }

  const foreign = webhookProviders.flatMap((shop) =>
    [randomUUID(), "1' or 1=1"].map((orderId) => ({ shop, name: shop.name, orderId }))
  )

  test('one of {name} about a paid payment of another shop for {orderId}')
    .with(foreign)
    .run(async ({ client, assert }, { shop, name, orderId }) => {
      const { order } = await orderedAt(client, shop, ada())
      const { id } = shop.stub.addForeign(orderId)
      shop.stub.pay(id, 'paid')
      const answer = await shop.tell(client, id)
      answer.assertStatus(200)
      assertOneWarning(assert, log, { ...notOurs, provider: name, paymentId: id })
      assertLogOmits(assert, log, [orderId])
      assert.deepEqual(await orderOutcome(order), unpaid)
      for (const table of ['ledger_movements', 'surplus_payments']) {
        assert.equal(await countOf(table), 0)
      }
    })

  test('one of Mollie about a payment that nobody made, of which it is not asked', async ({
    client,
    assert,
  }) => {
    const [mollie] = webhookProviders
    await sellThrough(mollie.gateway())
    mollie.stub.isDown = true
    const answer = await mollie.tell(client, 'tr_unknown')
    answer.assertStatus(200)
    assert.equal(answer.text(), 'ok')
    assertOneWarning(assert, log, { ...notOurs, paymentId: 'tr_unknown' })
  })

  test('no more than sixty of one network', async ({ client, assert }) => {
    for (let time = 0; time < 61; time++) {
      const answer = await post('sandbox', client, 'id=sbx_1')
      answer.assertStatus(200)
    }
    assert.lengthOf(log.warnings(), 60)
  })
})
