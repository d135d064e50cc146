import { test } from '@japa/runner'
import { cancelOrder } from '#core/payments/orders/resume_order'
import { supersedeOrder } from '#core/payments/orders/superseded'
import { refundSurplus } from '#core/payments/surplus/refund_surplus'
import { settleOrder } from '#core/payments/settling/settle_order'
import { setSpendingLimit } from '#core/payments/spending/change_spending'
import { ada } from '#tests/support/people/people'
import {
  buyer,
  completedOrder,
  openCheckout,
  placedOrder,
  webhookOf,
  type Checkout,
} from '#tests/support/payments/checkout'

const userId = ada().user.id

/** Ada has left her payment, which cannot be cancelled, and placed another order instead. */
async function twoOrders(code: string | null = null) {
  const ports = await openCheckout()
  const first = await left(ports, 'form-1', code)
  const second = await placedOrder(ports, { clientId: 'form-2', method: 'paypal', code })
  return { ports, first, second }
}

async function left(ports: Checkout, clientId: string, code: string | null = null) {
  ports.payments.areCancelable = false
  const made = await placedOrder(ports, { clientId, code })
  await cancelOrder(ports, { orderId: made.orderId })
  return made
}

async function pay(ports: Checkout, { paymentId }: { paymentId: string }) {
  ports.payments.pay(paymentId, 'paid')
  for (let time = 0; time < 2; time++) await settleOrder(ports, webhookOf(paymentId))
}

function statusOf({ repositories }: Checkout, { orderId }: { orderId: string }) {
  return repositories.orders.rows.get(orderId)?.status
}

test.group('A payment that was left and cannot be cancelled', () => {
  test('ends its order, and may still be paid', async ({ assert }) => {
    const ports = await openCheckout()
    const first = await left(ports, 'form-1')
    assert.equal(statusOf(ports, first), 'cancelled')
    assert.equal((await ports.payments.find(first.paymentId))?.status, 'open')
    await settleOrder(ports, webhookOf(first.paymentId))
    assert.equal(statusOf(ports, first), 'cancelled')
    await pay(ports, first)
    assert.equal(statusOf(ports, first), 'completed')
    assert.equal(buyer(ports)?.credits, 50)
  })

  test('does not end its order where that is paid meanwhile', async ({ assert }) => {
    const ports = await openCheckout()
    const made = await placedOrder(ports)
    await pay(ports, made)
    assert.equal((await supersedeOrder(ports, made.order)).status, 'completed')
    assert.equal(statusOf(ports, made), 'completed')
  })

  test('holds no code, which the next order may use, and does not release it when it expires', async ({
    assert,
  }) => {
    const { ports, first, second } = await twoOrders('SPRING10')
    const holder = () => ports.repositories.discountCodes.rows.get('SPRING10')?.orderId
    assert.equal(second.order.discountCode, 'SPRING10')
    assert.equal(holder(), second.orderId)
    ports.payments.pay(first.paymentId, 'expired')
    await settleOrder(ports, webhookOf(first.paymentId))
    assert.equal(holder(), second.orderId)
  })

  test('does not count to the spending limit beside the next order', async ({ assert }) => {
    const ports = await openCheckout()
    await setSpendingLimit(ports, { userId, limit: { amount: 1999, currency: 'EUR' } })
    await left(ports, 'form-1')
    const second = await placedOrder(ports, { clientId: 'form-2' })
    assert.equal(statusOf(ports, second), 'pending')
  })

  test('goes back when it is paid after the next order was', async ({ assert }) => {
    const { ports, first, second } = await twoOrders()
    await pay(ports, second)
    await pay(ports, first)
    assert.equal(statusOf(ports, first), 'cancelled')
    assert.equal(buyer(ports)?.credits, 50)
    const [surplus, ...more] = [...ports.repositories.surplusPayments.rows.values()]
    assert.isEmpty(more)
    assert.include(surplus, { orderId: first.orderId, paymentId: first.paymentId, amount: 1999 })
    await refundSurplus(ports, { surplusId: surplus.id, description: 'Refund' })
    assert.equal((await ports.payments.find(first.paymentId))?.status, 'refunded')
  })

  test('owes nothing when it expires after the next order was paid', async ({ assert }) => {
    const { ports, first, second } = await twoOrders()
    await pay(ports, second)
    ports.payments.pay(first.paymentId, 'expired')
    await settleOrder(ports, webhookOf(first.paymentId))
    assert.isEmpty([...ports.repositories.surplusPayments.rows.values()])
  })

  test('counts when it is paid first: the payment of the next order goes back', async ({
    assert,
  }) => {
    const { ports, first, second } = await twoOrders()
    await pay(ports, first)
    await pay(ports, second)
    assert.equal(statusOf(ports, first), 'completed')
    assert.notEqual(statusOf(ports, second), 'completed')
    assert.equal(buyer(ports)?.credits, 50)
    const [surplus] = [...ports.repositories.surplusPayments.rows.values()]
    assert.equal(surplus.paymentId, second.paymentId)
  })

  test('counts once among three orders, whichever is paid first', async ({ assert }) => {
    const ports = await openCheckout()
    const first = await left(ports, 'form-1')
    const second = await left(ports, 'form-2')
    const third = await placedOrder(ports, { clientId: 'form-3' })
    for (const made of [second, third, first]) await pay(ports, made)
    assert.equal(buyer(ports)?.credits, 50)
    assert.equal(ports.repositories.surplusPayments.rows.size, 2)
  })

  test('has nothing to do with what is bought later, nor with a third order beside the second', async ({
    assert,
  }) => {
    const { ports, second } = await twoOrders()
    const third = await placedOrder(ports, { clientId: 'form-3' })
    await pay(ports, second)
    await pay(ports, third)
    await completedOrder(ports, { clientId: 'form-4' })
    assert.equal(buyer(ports)?.credits, 150)
    assert.isEmpty([...ports.repositories.surplusPayments.rows.values()])
  })
})
