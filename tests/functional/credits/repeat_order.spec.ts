import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Order from '#models/order'
import Package from '#models/package'
import { inTransaction } from '#tests/support/database/transactions'
import { collectDebits, sign, signature } from '#tests/support/payments/direct_debits'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { buyCredits, placeOrder } from '#tests/support/payments/shop'
import { open } from '#tests/support/http/open_page'

async function repeat(client: ApiClient, query: object = {}, member = ada()) {
  const user = await account(member)
  return client.get('/credits/repeat-order').qs(query).loginAs(user).redirects(0)
}

/** The page to which repeating an order redirects. */
async function pageOfRepeat(client: ApiClient, query: object = {}) {
  const led = await repeat(client, query)
  return open(client, String(led.header('location')), ada())
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

  test('is offered in the shop to members who bought before', async ({ client, assert }) => {
    const shop = async () => open(client, '/credits', ada())
    assert.isNull((await shop()).inertiaProps.earlier)
    const none = await repeat(client)
    none.assertHeader('location', '/credits')
    await buyCredits(client, ada())
    const { inertiaProps } = await shop()
    assert.containSubset(inertiaProps.earlier, { credits: 50, method: 'ideal', isRepeated: false })
  })
})
