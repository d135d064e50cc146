import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import PushSubscription from '#models/push_subscription'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { pushBrowser } from '#tests/support/push/push_service'
import { post, subscribe } from '#tests/support/push/pushes'
import { callAs } from '#tests/support/http/as_member'

const endpoint = 'https://push.example/ada'

test.group('POST /api/user.php?push=1', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('stores one subscription of the browser, for who signed in last with it', async ({
    client,
    assert,
  }) => {
    const response = await subscribe(client, ada(), endpoint)
    response.assertStatus(204)
    const kept = await PushSubscription.firstOrFail()
    assert.containSubset(kept.$attributes, { userId: ada().user.id, endpoint })
    await subscribe(client, ada(), endpoint)
    assert.equal(await countOf('push_subscriptions'), 1)
    assert.notEqual((await PushSubscription.firstOrFail()).auth, kept.auth)
    await subscribe(client, bob(), endpoint)
    const all = await PushSubscription.all()
    assert.deepEqual(
      all.map(({ userId }) => userId),
      [bob().user.id]
    )
  })

  test('keeps the ten newest browsers of a member', async ({ client, assert }) => {
    for (let browser = 1; browser <= 11; browser++) {
      await subscribe(client, ada(), `${endpoint}/${browser}`)
      await db.from('push_subscriptions').decrement('created_at', 1)
    }
    const all = await PushSubscription.all()
    assert.lengthOf(all, 10)
    assert.notInclude(
      all.map((one) => one.endpoint),
      `${endpoint}/1`
    )
  })

  test('ends with the login of the browser', async ({ client, assert }) => {
    await subscribe(client, ada(), endpoint)
    const { loginId } = await PushSubscription.firstOrFail()
    await db.from('logins').where('id', loginId).delete()
    assert.equal(await countOf('push_subscriptions'), 0)
  })

  test('refuses an endpoint that is no push service', async ({ client, assert }) => {
    const response = await subscribe(client, ada(), 'https://localhost/ada')
    response.assertStatus(422)
    assert.equal(await countOf('push_subscriptions'), 0)
  })

  test('refuses invalid keys and addresses, in words', async ({ client, assert }) => {
    const { p256dh, auth } = pushBrowser(endpoint).address
    for (const keys of [{ p256dh, auth: 'short' }, { p256dh: 'short', auth }, {}, null]) {
      const response = await post(client, ada(), { endpoint, keys })
      response.assertStatus(422)
    }
    const nowhere = await post(client, ada(), { endpoint: 'nowhere', keys: { p256dh, auth } })
    nowhere.assertBodyContains({ errors: [{ message: 'Dat is geen geldig adres.' }] })
    assert.equal(await countOf('push_subscriptions'), 0)
  })

  test('is removed by its browser', async ({ client, assert }) => {
    await subscribe(client, ada(), endpoint)
    const json = { endpoint }
    const response = await callAs(client, ada(), '/notifications/push', { json, method: 'delete' })
    response.assertStatus(204)
    assert.equal(await countOf('push_subscriptions'), 0)
  })

  test('publishes the key that it needs', async ({ client, assert }) => {
    const response = await client.get('/api/settings.php')
    assert.match(response.body().push_public_key, /^B[\w-]{86}$/)
  })
})
