import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { placeOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refuse } from '#core/result'
import {
  adasOrder,
  openCheckout,
  placedOrder,
  webhookOf,
  ordered,
} from '#tests/support/payments/checkout'
import { ada, bob } from '#tests/support/people/people'

test.group('Placing an order', () => {
  test('leaves the order pending with its payment and sends the payer there', async ({
    assert,
  }) => {
    const ports = await openCheckout()
    const result = await placeOrder(ports, adasOrder())
    if (!result.ok) return assert.fail(result.refusal)
    const { order, payUrl } = result.value
    assert.include(order, {
      status: 'pending',
      credits: 50,
      packageAmount: 1999,
      totalAmount: 1999,
      provider: 'fake',
      providerPaymentId: `payment-of-${order.id}`,
    })
    assert.equal(payUrl, `https://pay.test/payment-of-${order.id}`)
    assert.deepEqual(ports.repositories.orders.rows.get(order.id), order)
  })

  test('asks the provider for the total, in the language of the payer', async ({ assert }) => {
    const { ports, orderId } = await ordered()
    assert.deepEqual(ports.payments.requests.get(orderId), {
      orderId,
      amount: { amount: 1999, currency: 'EUR' },
      method: 'ideal',
      bank: null,
      description: '50 credits',
      language: 'nl',
      returnUrl: `https://vonk.test/transactions/${orderId}`,
      webhookUrl: 'https://vonk.test/webhooks/payments',
    })
  })

  test('sends the payer to the bank they chose', async ({ assert }) => {
    const ports = await openCheckout()
    const { orderId } = await placedOrder(ports, { bank: 'TESTNL2A' })
    assert.equal(ports.payments.requests.get(orderId)?.bank, 'TESTNL2A')
  })

  test('makes one order with one payment of a form that is sent twice concurrently', async ({
    assert,
  }) => {
    const ports = await openCheckout()
    const [first, second] = await Promise.all([placedOrder(ports), placedOrder(ports)])
    assert.equal(second.orderId, first.orderId)
    assert.equal(ports.repositories.orders.rows.size, 1)
    assert.equal(ports.payments.payments.size, 1)
  })

  test('makes a separate order of the same form by another member', async ({ assert }) => {
    const { ports } = await ordered()
    await placedOrder(ports, { userId: bob().user.id })
    assert.equal(ports.repositories.orders.rows.size, 2)
  })

  test('shows the order itself when a form is sent again after it was paid', async ({ assert }) => {
    const { ports, orderId, paymentId } = await ordered()
    ports.payments.pay(paymentId, 'paid')
    await settleOrder(ports, webhookOf(paymentId))
    ports.payments.isDown = true
    const again = await placeOrder(ports, adasOrder())
    assert.equal(again.ok && again.value.payUrl, `https://vonk.test/transactions/${orderId}`)
    assert.equal(again.ok && again.value.order.status, 'completed')
  })

  test('applies the welcome bonus of a newcomer automatically', async ({ assert }) => {
    const ports = await openCheckout(ada({ user: { signupDate: DateTime.utc(2026, 3, 1, 9) } }))
    const { order } = await placedOrder(ports)
    assert.include(order, { discountCode: 'TIMEBONUS25', discountAmount: 500, totalAmount: 1499 })
  })

  test('sells to an unconfirmed member', async ({ assert }) => {
    const ports = await openCheckout(ada({ user: { status: 'not_confirmed' } }))
    const { order } = await placedOrder(ports)
    assert.equal(order.status, 'pending')
  })

  test('refuses a member who is {$self}')
    .with(['banned', 'deletion_pending', 'deleted'] as const)
    .run(async ({ assert }, status) => {
      const ports = await openCheckout(ada({ user: { status } }))
      const result = await placeOrder(ports, adasOrder())
      assert.deepEqual(result, refuse('account_not_active'))
      assert.equal(ports.repositories.orders.rows.size, 0)
    })

  test('refuses {refusal} and writes no order')
    .with([
      { changes: { packageId: 'unknown' }, refusal: 'package_not_found' },
      { changes: { packageId: 'p1-gbp' }, refusal: 'wrong_currency' },
      { changes: { method: 'bancontact' }, refusal: 'method_not_available' },
      { changes: { bank: 'NOBANK22' }, refusal: 'bank_unknown' },
      { changes: { bank: 'TESTNL2A', method: 'paypal' }, refusal: 'bank_unknown' },
      { changes: { code: 'WINTER' }, refusal: 'code_not_found' },
      { changes: { usesAtOnce: false }, refusal: 'use_at_once_missing' },
      { changes: { code: 'timebonus25' }, refusal: 'code_expired' },
    ] as const)
    .run(async ({ assert }, { changes, refusal }) => {
      const ports = await openCheckout()
      assert.deepEqual(await placeOrder(ports, adasOrder(changes)), refuse(refusal))
      assert.equal(ports.repositories.orders.rows.size, 0)
      assert.equal(ports.payments.payments.size, 0)
    })

  test('leaves the order failed when the provider does not answer', async ({ assert }) => {
    const ports = await openCheckout()
    ports.payments.isDown = true
    const result = await placeOrder(ports, adasOrder({ code: 'SPRING10' }))
    assert.deepEqual(result, refuse('provider_unavailable'))
    const [order] = ports.repositories.orders.rows.values()
    assert.equal(order?.status, 'failed')
    assert.isNull(ports.repositories.discountCodes.rows.get('SPRING10')?.orderId)
  })

  test('does not send the payer to an order that failed meanwhile', async ({ assert }) => {
    const ports = await openCheckout()
    const create = ports.payments.create.bind(ports.payments)
    ports.payments.create = async (request) => {
      ports.payments.create = create
      ports.payments.isDown = true
      await placeOrder(ports, adasOrder())
      ports.payments.isDown = false
      return create(request)
    }
    const result = await placeOrder(ports, adasOrder())
    assert.equal(result.ok && result.value.order.status, 'failed')
    assert.match((result.ok && result.value.payUrl) || '', /^https:\/\/vonk\.test\/transactions/)
  })

  test('does not undo a webhook that arrives first', async ({ assert }) => {
    const ports = await openCheckout()
    const create = ports.payments.create.bind(ports.payments)
    ports.payments.create = async (request) => {
      const created = await create(request)
      ports.payments.pay(created.paymentId, 'paid')
      await settleOrder(ports, webhookOf(created.paymentId))
      return created
    }
    const { order } = await placedOrder(ports)
    assert.equal(order.status, 'completed')
    assert.equal(ports.repositories.users.rows.get(order.userId)?.credits, 50)
  })
})
