import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob } from '#tests/support/people'
import { bundle, openShop, orderForm, submitOrder } from '#tests/support/shop'

const most = 60

test.group('Who guesses codes', (group) => {
  inTransaction(group)
  group.each.setup(() => limiter.clear(['memory']))
  group.each.teardown(() => limiter.clear(['memory']))

  test('is stopped for some minutes, whatever way they ask', async ({ client, assert }) => {
    await join(ada())
    for (let guess = 1; guess <= most; guess++) (await ask(client, guess)).assertStatus(422)
    const refused = await ask(client, most + 1)
    refused.assertStatus(429)
    assert.match(refused.body().errors[0].message, /minuten/)

    const ordering = await orderForm({ code: 'GUESS' })
    const answers = [
      await submitOrder(client, ada(), ordering),
      await openShop(client, ada(), '/credits?code=GUESS'),
      await openShop(client, ada(), `/directdebit?bundle=${(await bundle('p1')).id}&code=GUESS`),
    ]
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [429, 429, 429]
    )
    assert.equal(await countOf('orders'), 0)
  })

  test('stops nobody else, and nobody who has no code', async ({ client }) => {
    await join(ada(), bob())
    for (let guess = 0; guess <= most; guess++) await ask(client, guess)
    const shop = await openShop(client, ada())
    shop.assertStatus(200)
    const other = await ask(client, 1, bob())
    other.assertStatus(422)
  })
})

async function ask(client: ApiClient, guess: number, asker = ada()) {
  return client
    .get('/api/discountcode.php')
    .qs({ code: `GUESS${guess}` })
    .header('accept-language', 'nl')
    .loginAs(await account(asker))
}
