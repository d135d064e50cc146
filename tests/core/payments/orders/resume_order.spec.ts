import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cancelOrder, resumeOrder } from '#core/payments/orders/resume_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refuse } from '#core/result'
import { adasOrder, openCheckout, placedOrder, webhookOf } from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'

async function leftAtTheBank() {
  const ports = await openCheckout(ada({ user: { signupDate: DateTime.utc(2026, 3, 1, 9) } }))
  return { ports, ...(await placedOrder(ports)) }
}

function resumed(orderId: string) {
  const { language, bank, description, returnUrl, webhookUrl } = adasOrder()
  return { orderId, language, bank, description, returnUrl, webhookUrl }
}

test.group('Paying later', () => {
  test('leads to the existing payment, at its price', async ({ assert }) => {
    const { ports, orderId, paymentId } = await leftAtTheBank()
    ports.clock.advance({ hours: 5 })
    const result = await resumeOrder(ports, resumed(orderId))
    assert.equal(result.ok && result.value.payUrl, `https://pay.test/${paymentId}`)
    assert.equal(result.ok && result.value.order.totalAmount, 1499)
    assert.equal(ports.payments.payments.size, 1)
  })

  test('leads to the page of a closed order', async ({ assert }) => {
    const { ports, orderId, paymentId } = await leftAtTheBank()
    ports.payments.pay(paymentId, 'paid')
    const result = await resumeOrder(ports, resumed(orderId))
    assert.equal(result.ok && result.value.payUrl, `https://vonk.test/transactions/${orderId}`)
    assert.equal(result.ok && result.value.order.status, 'completed')
  })

  test('is not possible for an unknown order', async ({ assert }) => {
    const { ports } = await leftAtTheBank()
    assert.deepEqual(await resumeOrder(ports, resumed('unknown')), refuse('order_not_found'))
    assert.deepEqual(await cancelOrder(ports, { orderId: 'unknown' }), refuse('order_not_found'))
  })
})

test.group('Choosing another way to pay', () => {
  test('cancels the payment and releases the bonus', async ({ assert }) => {
    const { ports, orderId, paymentId } = await leftAtTheBank()
    const result = await cancelOrder(ports, { orderId })
    assert.equal(result.ok && result.value.status, 'cancelled')
    assert.equal((await ports.payments.find(paymentId))?.status, 'cancelled')
    const { order } = await placedOrder(ports, { clientId: 'form-2', method: 'paypal' })
    assert.equal(order.discountCode, 'TIMEBONUS25')
  })

  test('completes an order that was paid meanwhile, once', async ({ assert }) => {
    const { ports, orderId, order, paymentId } = await leftAtTheBank()
    ports.payments.pay(paymentId, 'paid')
    await Promise.all([cancelOrder(ports, { orderId }), settleOrder(ports, webhookOf(paymentId))])
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
    assert.equal(ports.repositories.users.rows.get(order.userId)?.credits, 50)
  })

  test('fails an order without a payment', async ({ assert }) => {
    const { ports, orderId } = await leftAtTheBank()
    await ports.repositories.orders.update(orderId, { status: 'loading', providerPaymentId: null })
    const result = await cancelOrder(ports, { orderId })
    assert.equal(result.ok && result.value.status, 'failed')
  })
})
