import { test } from '@japa/runner'
import type { OrderStatus } from '#core/payments/orders/order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  setProviderStatus,
  returnFromProvider,
  placeOrder,
  orderOutcome,
  sendWebhook,
} from '#tests/support/payments/shop'
import { siteUrl } from '#tests/support/http/cookies'
import { signIn } from '#tests/support/http/sign_in'
import { waitingMails } from '#tests/support/mail/mail_jobs'

test.group('Webhooks', (group) => {
  inTransaction(group)

  const stories = [
    { story: 'a webhook', steps: ['webhook'] },
    { story: 'three webhooks', steps: ['webhook', 'webhook', 'webhook'] },
    { story: 'the return alone', steps: ['return'] },
    { story: 'a webhook and then the return', steps: ['webhook', 'return'] },
    {
      story: 'the return and then three webhooks',
      steps: ['return', 'webhook', 'webhook', 'webhook'],
    },
  ]

  test('posts the credits once and makes premium on {story}')
    .with(stories)
    .run(async ({ client, assert }, { steps }) => {
      await join(ada())
      const { order, payment } = await placeOrder(client, ada())
      await setProviderStatus(payment, 'paid')
      for (const step of steps) {
        const answer =
          step === 'webhook'
            ? await sendWebhook(client, payment.id)
            : await returnFromProvider(client, ada(), order)
        answer.assertStatus(200)
      }
      assert.deepEqual(await orderOutcome(order), {
        status: 'completed',
        credits: 50,
        premium: true,
      })
      assert.equal(await countOf('ledger_movements'), 1)
      assert.equal(await premiumMails(), 1)
    })

  const endings: { payment: PaymentStatus; order: OrderStatus }[] = [
    { payment: 'failed', order: 'failed' },
    { payment: 'cancelled', order: 'cancelled' },
    { payment: 'expired', order: 'cancelled' },
  ]

  test('ends the order as {order} when the payment is {payment}, without credits')
    .with(endings)
    .run(async ({ client, assert }, ending) => {
      await join(ada())
      const { order, payment } = await placeOrder(client, ada())
      await setProviderStatus(payment, ending.payment)
      await sendWebhook(client, payment.id)
      assert.deepEqual(await orderOutcome(order), {
        status: ending.order,
        credits: 0,
        premium: false,
      })
      assert.equal(await countOf('ledger_movements'), 0)
    })

  test('trusts the provider, not the caller: an open payment stays open', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    const answer = await client
      .post('/webhooks/payments/sandbox')
      .form({ id: payment.id, status: 'paid', amount: 1 })
    answer.assertStatus(200)
    assert.deepEqual(await orderOutcome(order), { status: 'pending', credits: 0, premium: false })
  })

  test('does not revive an order that failed', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    await setProviderStatus(payment, 'failed')
    await sendWebhook(client, payment.id)
    await setProviderStatus(payment, 'paid')
    await sendWebhook(client, payment.id)
    assert.deepEqual(await orderOutcome(order), { status: 'failed', credits: 0, premium: false })
  })

  test('answers a webhook of an unknown payment and changes nothing', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    const answer = await sendWebhook(client, 'sbx_000000000000000000000000')
    answer.assertStatus(200)
    assert.deepEqual(await orderOutcome(order), { status: 'pending', credits: 0, premium: false })
  })

  test('posts nothing for a payment of another amount', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    await payment.merge({ status: 'paid', amount: 1 }).save()
    const answer = await sendWebhook(client, payment.id)
    answer.assertStatus(200)
    assert.deepEqual(await orderOutcome(order), { status: 'pending', credits: 0, premium: false })
  })

  const malformed = [
    { what: 'no id', id: '' },
    { what: 'an id with a space', id: 'a b' },
    { what: 'an id with a quote', id: "1' or 1=1" },
    { what: 'an id with a zero byte', id: 'sbx_\u0000' },
    { what: 'an id of a hundred and one letters', id: 'x'.repeat(101) },
  ]

  test('refuses a webhook with {what}')
    .with(malformed)
    .run(async ({ client }, { id }) => {
      const answer = await sendWebhook(client, id)
      answer.assertStatus(400)
    })

  test('are refused for a provider that is not in use', async ({ client }) => {
    const answer = await client.post('/webhooks/payments/acme').form({ id: 'tr_1' })
    answer.assertStatus(404)
  })

  test('touch no session, neither of a provider nor of a member', async ({ assert }) => {
    await join(await withPassword(ada()))
    const { email, password } = adasCredentials
    const member = await signIn(siteUrl, email, password)
    for (const path of ['/webhooks/payments/sandbox', '/webhooks/mail']) {
      for (const headers of [{}, member]) {
        const answer = await fetch(siteUrl + path, { method: 'POST', headers })
        assert.isEmpty(answer.headers.getSetCookie(), path)
      }
    }
    const page = await fetch(`${siteUrl}/profile`, { headers: member, redirect: 'manual' })
    assert.equal(page.status, 200)
  })
})

async function premiumMails() {
  return (await waitingMails('premium')).length
}
