import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import SandboxPayment from '#models/sandbox_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { assertOneWarning, assertLogOmits, LogLines } from '#tests/support/logs/log_lines'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { mollieKey } from '#tests/support/providers/mollie_stub'
import { stripeKey, stripeWebhookSecret } from '#tests/support/providers/stripe_stub'
import { mollieAtStub, stripeAtStub, stripeStub } from '#tests/support/providers/stubs'
import {
  orderedAt,
  sellThrough,
  sendSignedWebhook,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { placeOrder, orderOutcome, sendWebhook } from '#tests/support/payments/shop'

const nothing = { status: 'pending', credits: 0, premium: false }
const secrets = [mollieKey, stripeKey, stripeWebhookSecret]
const log = new LogLines()

test.group('A webhook without an effect is logged in one line:', (group) => {
  inTransaction(group)
  withProviders(group)
  log.with(group)

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
      assertOneWarning(assert, log, {
        provider,
        refusal: 'webhook_malformed',
        msg: 'Webhook refused',
      })
      assertLogOmits(assert, log, [...secrets, 'forged', 'booked', 'example.com', 'xxx', '[2J'])
    })

  test('a forged one of stripe', async ({ client, assert }) => {
    await join(ada())
    const { order, paymentId } = await orderedAt(client, webhookProviders[1], ada())
    stripeStub.pay(paymentId, 'paid')
    const { body, signature } = stripeStub.event(paymentId)
    const answer = await sendSignedWebhook(
      client,
      body,
      signature.replace(/v1=.{8}/, 'v1=00000000')
    )
    answer.assertStatus(403)
    assertOneWarning(assert, log, {
      provider: 'stripe',
      refusal: 'webhook_forged',
      msg: 'Webhook refused',
    })
    assertLogOmits(assert, log, [...secrets, paymentId, 'v1=', 'evt_1'])
    assert.deepEqual(await orderOutcome(order), nothing)
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
      await sellThrough(shop.name === 'mollie' ? mollieAtStub() : stripeAtStub())
      shop.stub.isDown = true
      const answer = await shop.tell(client, shop.name === 'mollie' ? 'tr_1' : 'cs_1')
      answer.assertStatus(503)
      assertOneWarning(assert, log, {
        provider: shop.name,
        msg: 'A webhook could not be followed up',
      })
      assertLogOmits(assert, log, [...secrets, 'Bearer'])
    })

  test('not so one that settles its order: it logs nothing', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    await SandboxPayment.query().where('id', payment.id).update({ status: 'paid' })
    await sendWebhook(client, payment.id)
    assert.equal((await orderOutcome(order)).status, 'completed')
    assert.deepEqual(log.warnings(), [])
  })
})
