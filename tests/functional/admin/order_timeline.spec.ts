import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { copyRow } from '#tests/support/admin/many_of_each'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { downloadedFiles, rowsIn } from '#tests/support/accounts/downloads'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits, placeOrder, sendWebhook } from '#tests/support/payments/shop'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { stripeStub } from '#tests/support/providers/stubs'
import {
  orderedAt,
  sendSignedWebhook,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'

/** The lines of an order's timeline, as an admin reads them. */
async function timelineOf(client: ApiClient, orderId: string) {
  const { read } = await adminAtWork(client, 'finance')
  const page = await read(`/admin/orders/${orderId}`)
  const body = page.slice(page.indexOf('<tbody>'), page.indexOf('</tbody>'))
  return body.split('</tr>').flatMap((row) => {
    const [, subject = ''] = /<td>(.*?)<\/td>/s.exec(row) ?? []
    return subject === ''
      ? []
      : subject
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
  })
}

async function tell(client: ApiClient, ...event: Parameters<typeof stripeStub.event>) {
  const { body, signature } = stripeStub.event(...event)
  return sendSignedWebhook(client, body, signature)
}

test.group('The timeline of an order', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))
  withProviders(group)

  test('has every line of a purchase, a dispute and a refund', async ({ assert, client }) => {
    const { order, paymentId } = await orderedAt(client, webhookProviders[1], ada())
    stripeStub.pay(paymentId, 'paid')
    const paid = { type: 'checkout.session.completed', state: 'paid' }
    await tell(client, paymentId, 'checkout.session', 0, paid)
    await tell(client, paymentId, 'checkout.session', 0, paid)
    stripeStub.dispute(paymentId, 'needs_response')
    const disputed = { type: 'charge.dispute.created', state: 'needs_response' }
    await tell(client, paymentId, 'dispute', 0, disputed)
    stripeStub.dispute(paymentId, 'won')
    await tell(client, paymentId, 'dispute', 0, { type: 'charge.dispute.closed', state: 'won' })
    stripeStub.refundInDashboard(paymentId, '19.99')
    await tell(client, paymentId, 'charge', 0, { type: 'charge.refunded', state: 'succeeded' })
    // The bank opened the dispute on another day, and documents have numbers of their own.
    const lines = (await timelineOf(client, order.id)).filter((line) => !/^Dispute/.test(line))
    assert.deepEqual(
      lines.map((line) => line.replace(/ vonk-\S+| stripe:re_\S+| re_\S+/, '')),
      [
        'Price quoted Price €19.99 Transaction costs €0.00',
        'Placed',
        'Message from the provider paid checkout.session.completed: paid',
        'Paid',
        'Credits purchase',
        'Document Invoice',
        'Message from the provider paid checkout.session.completed: paid',
        'Message from the provider charged back charge.dispute.created: needs_response',
        'Credits chargeback',
        'Document Credit note',
        'Message from the provider paid charge.dispute.closed: won',
        'Credits chargeback',
        'Document Invoice',
        'Message from the provider refunded charge.refunded: succeeded',
        'Refund done at the provider',
        'Credits refund',
        'Document Credit note',
      ]
    )
  })

  test('tells what came first though it was to come later', async ({ assert, client }) => {
    const { order, paymentId } = await orderedAt(client, webhookProviders[1], ada())
    stripeStub.pay(paymentId, 'paid')
    stripeStub.dispute(paymentId, 'needs_response')
    const disputed = { type: 'charge.dispute.created', state: 'needs_response' }
    await tell(client, paymentId, 'dispute', 0, disputed)
    const paid = { type: 'checkout.session.completed', state: 'paid' }
    await tell(client, paymentId, 'checkout.session', 0, paid)
    const told = (await timelineOf(client, order.id)).filter((line) => line.startsWith('Message'))
    assert.deepEqual(told, [
      'Message from the provider charged back charge.dispute.created: needs_response',
      'Message from the provider charged back checkout.session.completed: paid',
    ])
  })

  test('has the answer of a provider whose webhooks tell nothing', async ({ assert, client }) => {
    const { order } = await buyCredits(client, ada())
    assert.include(await timelineOf(client, order.id), 'Message from the provider paid')
  })

  test('keeps a hundred webhooks, as anybody may send them', async ({ assert, client }) => {
    const { payment } = await placeOrder(client, ada())
    await sendWebhook(client, payment.id)
    await copyRow('payment_events', () => ({}), 98)
    for (let number = 0; number < 3; number += 1) await sendWebhook(client, payment.id)
    assert.equal(await countOf('payment_events'), 100)
  })

  test('is in the download of the buyer as the provider told it', async ({ assert, client }) => {
    const { order } = await buyCredits(client, ada())
    const rows = rowsIn(await downloadedFiles(ada()), 'payment_events')
    assert.containSubset(rows, [{ order_id: order.id, provider: 'sandbox', status: 'paid' }])
  })
})
