import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import User from '#models/user'
import { inTransaction } from '#tests/support/database'
import { account, join } from '#tests/support/members'
import { ada } from '#tests/support/people'
import { bought, ordered } from '#tests/support/shop'

test.group('Repeating an order', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  async function repeat(client: ApiClient) {
    const member = await account(ada())
    return client.get('/credits/repeat-order').loginAs(member).redirects(0)
  }

  test('opens the shop with the bundle and method bought last', async ({ client }) => {
    const { order } = await bought(client, ada())
    await ordered(client, ada(), { client_id: 'form-2', method: 'paypal', shown_total: 2102 })
    const answer = await repeat(client)
    answer.assertHeader('location', `/credits/${order.packageId}/ideal`)
  })

  test('opens the shop as it is for whoever has bought nothing', async ({ client }) => {
    const answer = await repeat(client)
    answer.assertHeader('location', '/credits')
  })

  test('opens the shop as it is where the bundle is sold no more', async ({ client }) => {
    await bought(client, ada())
    await User.query().where('id', ada().user.id).update({ country: 'GB' })
    const answer = await repeat(client)
    answer.assertHeader('location', '/credits')
  })
})
