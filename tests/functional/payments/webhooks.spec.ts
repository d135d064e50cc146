import { test } from '@japa/runner'
import SandboxPayment from '#models/sandbox_payment'
import { withPassword, signInAda } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { placeOrder, orderOutcome, sendWebhook, unpaid } from '#tests/support/payments/shop'
import { siteUrl } from '#tests/support/http/cookies'

test.group('Webhooks', (group) => {
  inTransaction(group)

  test('trust the provider, not the caller', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    const answer = await client
      .post('/webhooks/payments/sandbox')
      .form({ id: payment.id, status: 'paid', amount: 1 })
    answer.assertStatus(200)
    assert.deepEqual(await orderOutcome(order), unpaid)
  })

  test('ask the provider of one payment no more than thirty times an hour', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order, payment } = await placeOrder(client, ada())
    for (let time = 0; time < 30; time++) (await sendWebhook(client, payment.id)).assertStatus(200)
    await SandboxPayment.query().where('id', payment.id).update({ status: 'paid' })
    const refused = await sendWebhook(client, payment.id)
    refused.assertStatus(503)
    assert.deepEqual(await orderOutcome(order), unpaid)
  })

  test('touch no session, neither of a provider nor of a member', async ({ assert }) => {
    await join(await withPassword(ada()))
    const member = await signInAda()
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
