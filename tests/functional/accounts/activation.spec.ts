import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { mailedActivationLink } from '#tests/support/accounts/unconfirmed_member'
import { unconfirmedAda } from '#tests/support/people/people'

function open(client: ApiClient, link: string) {
  return client.get(link).redirects(0)
}

test.group('The link in the activation mail', (group) => {
  inTransaction(group)

  test('makes user and profile active', async ({ client, assert }) => {
    await join(unconfirmedAda)
    const link = await mailedActivationLink()
    for (const response of [await open(client, link), await open(client, link)]) {
      response.assertHeader('location', '/activate/done')
    }
    const user = await account(unconfirmedAda)
    await user.load('profile')
    assert.deepEqual([user.status, user.profile.status], ['active', 'active'])
  })

  test('has expired after seven days, and changes nothing', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    await join(unconfirmedAda)
    const link = await mailedActivationLink()
    clock.advance({ days: 7 })
    const response = await open(client, link)
    response.assertHeader('location', '/activate/error?reason=expired')
    assert.equal((await account(unconfirmedAda)).status, 'not_confirmed')
  })

  for (const link of [
    '/activate',
    '/activate?token=',
    '/activate?token=x',
    '/activate?token[]=x',
  ]) {
    test(`activates nobody as ${link}`, async ({ client, assert }) => {
      await join(unconfirmedAda)
      const response = await open(client, link)
      response.assertHeader('location', '/activate/error?reason=invalid')
      assert.equal((await account(unconfirmedAda)).status, 'not_confirmed')
    })
  }
})
