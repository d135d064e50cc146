import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Debit from '#models/debit'
import Order from '#models/order'
import Package from '#models/package'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { collectDebits, sign, signature } from '#tests/support/payments/direct_debits'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { buyCredits, placeOrder } from '#tests/support/payments/shop'

async function repeat(client: ApiClient, query: object = {}, member = ada()) {
  const user = await account(member)
  return client.get('/credits/repeat-order').qs(query).loginAs(user).redirects(0)
}

/** The page to which repeating an order redirects. */
async function pageOfRepeat(client: ApiClient, query: object = {}) {
  const led = await repeat(client, query)
  return client
    .get(String(led.header('location')))
    .loginAs(await account(ada()))
    .withInertia()
}

test.group('Repeating an order', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('opens the shop with the bundle and method bought last', async ({ client }) => {
    const { order } = await buyCredits(client, ada())
    await placeOrder(client, ada(), { client_id: 'form-2', method: 'paypal', shown_total: 2102 })
    const answer = await repeat(client)
    answer.assertHeader('location', `/credits/${order.packageId}/ideal?again=${order.id}`)
  })

  test('repeats the order it is asked for, of its own buyer', async ({ client }) => {
    const { order } = await buyCredits(client, ada(), { method: 'paypal', shown_total: 2102 })
    await buyCredits(client, ada(), { client_id: 'form-2' })
    const answer = await repeat(client, { order: order.id })
    answer.assertHeader('location', `/credits/${order.packageId}/paypal?again=${order.id}`)
    const others = await repeat(client, { order: order.id }, bob())
    others.assertHeader('location', '/credits')
    const tampered = await repeat(client, { order: "1' or 1=1" })
    tampered.assertHeader('location', '/credits')
  })

  test('shows what it cost and what it costs now', async ({ client, assert }) => {
    const { order } = await buyCredits(client, ada())
    await Package.query().where('id', order.packageId).update({ amount: 2499 })
    const { inertiaProps } = await pageOfRepeat(client)
    assert.containSubset(inertiaProps.earlier, {
      credits: 50,
      method: 'ideal',
      isRepeated: true,
      paid: { amount: 1999, currency: 'EUR' },
      now: 2499,
    })
    assert.deepEqual(inertiaProps.chosen, { bundle: order.packageId, method: 'ideal' })
  })

  test('by direct debit leads to its form with the current price', async ({ client, assert }) => {
    await collectDebits()
    await sign(client, ada(), await signature(client))
    const { id, packageId } = await Order.firstOrFail()
    await Package.query().where('id', packageId).update({ amount: 2499 })
    const led = await repeat(client)
    led.assertHeader('location', `/directdebit?bundle=${packageId}&again=${id}`)
    const page = await pageOfRepeat(client)
    page.assertInertiaComponent('payments/direct_debit')
    assert.containSubset(page.inertiaProps, {
      basket: { quote: { totalAmount: 2499 } },
      repeated: { paid: { amount: 1999, currency: 'EUR' }, now: 2499 },
      known: { account: '••••\u00A04300' },
    })
  })

  test('leads to another method once a debit was returned', async ({ client, assert }) => {
    await collectDebits()
    await sign(client, ada(), await signature(client))
    await Debit.query().update({ state: 'returned', returned_at: Date.now() })
    const { id, packageId } = await Order.firstOrFail()
    const led = await repeat(client)
    led.assertHeader('location', `/credits/${packageId}?again=${id}`)
    const { inertiaProps } = await pageOfRepeat(client)
    assert.equal(inertiaProps.chosen.method, 'ideal')
  })

  test('paid with {$self}, which is unavailable, leads to another method')
    .with(['giropay', 'sofort'] as const)
    .run(async ({ client, assert }, method) => {
      await User.query().where('id', ada().user.id).update({ country: 'DE' })
      const { order } = await buyCredits(client, ada(), { method: 'paypal', shown_total: 2102 })
      await order.merge({ method }).save()
      const { inertiaProps } = await pageOfRepeat(client)
      assert.equal(inertiaProps.chosen.bundle, order.packageId)
      assert.notEqual(inertiaProps.chosen.method, method)
      assert.containSubset(inertiaProps.earlier, { method, now: null, isRepeated: true })
    })

  test('is offered in the shop to members who bought before', async ({ client, assert }) => {
    const shop = async () =>
      client
        .get('/credits')
        .loginAs(await account(ada()))
        .withInertia()
    assert.isNull((await shop()).inertiaProps.earlier)
    await buyCredits(client, ada())
    const { inertiaProps } = await shop()
    assert.containSubset(inertiaProps.earlier, { credits: 50, method: 'ideal', isRepeated: false })
  })

  test('opens the ordinary shop for members who have bought nothing', async ({ client }) => {
    const answer = await repeat(client)
    answer.assertHeader('location', '/credits')
  })

  test('opens the ordinary shop where the bundle is no longer sold', async ({ client }) => {
    await buyCredits(client, ada())
    await User.query().where('id', ada().user.id).update({ country: 'GB' })
    const answer = await repeat(client)
    answer.assertHeader('location', '/credits')
  })
})
