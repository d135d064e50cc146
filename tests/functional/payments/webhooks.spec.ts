import { test } from '@japa/runner'
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
    { story: 'three webhooks', steps: ['webhook', 'webhook', 'webhook'] },
    { story: 'the return alone', steps: ['return'] },
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
