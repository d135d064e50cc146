import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { placeOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refuse } from '#core/result'
import { adasOrder, openCheckout, placedOrder } from '#tests/support/payments/checkout'
import { ada, bob } from '#tests/support/people/people'

const signupDate = DateTime.utc(2026, 3, 1, 9)
const withBonus = { discountCode: 'TIMEBONUS25', totalAmount: 1499 }
const plain = { discountCode: null, totalAmount: 1999 }

function openTillForNewcomers() {
  return openCheckout(ada({ user: { signupDate } }), bob({ user: { signupDate } }))
}

test.group('The time bonus of a member', () => {
  test('counts on one open order: the next one has the plain price', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    assert.include((await placedOrder(ports)).order, withBonus)
    assert.include((await placedOrder(ports, { clientId: 'form-2' })).order, plain)
  })

  test('counts on one of two orders placed at the same moment', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    const both = await Promise.all([placedOrder(ports), placedOrder(ports, { clientId: 'form-2' })])
    const totals = both.map(({ order }) => order.totalAmount)
    assert.deepEqual(totals.toSorted(), [1499, 1999])
  })

  test('is refused as an entered code while an open order reserves it', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    await placedOrder(ports)
    const typed = adasOrder({ clientId: 'form-2', code: 'timebonus25' })
    assert.deepEqual(await placeOrder(ports, typed), refuse('code_used'))
  })

  test('is not available to other members', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    await placedOrder(ports)
    assert.include((await placedOrder(ports, { userId: bob().user.id })).order, withBonus)
  })

  test('is released when the payment is {$self}')
    .with(['failed', 'cancelled', 'expired'] as const)
    .run(async ({ assert }, status) => {
      const ports = await openTillForNewcomers()
      const { orderId, paymentId } = await placedOrder(ports)
      ports.payments.pay(paymentId, status)
      await settleOrder(ports, { orderId })
      assert.include((await placedOrder(ports, { clientId: 'form-2' })).order, withBonus)
    })

  test('is released when the provider did not answer', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    ports.payments.isDown = true
    assert.deepEqual(await placeOrder(ports, adasOrder()), refuse('provider_unavailable'))
    ports.payments.isDown = false
    assert.include((await placedOrder(ports, { clientId: 'form-2' })).order, withBonus)
  })

  test('is used up by the order that completes', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    const { orderId, paymentId } = await placedOrder(ports)
    ports.payments.pay(paymentId, 'paid')
    await settleOrder(ports, { orderId })
    assert.include((await placedOrder(ports, { clientId: 'form-2' })).order, plain)
  })
})

test.group('The total that a page showed', () => {
  test('is what the order costs', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    const { order } = await placedOrder(ports, { shownTotal: 1499 })
    assert.include(order, withBonus)
  })

  test('is refused once the price has changed, and nothing is written', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    ports.clock.advance({ hours: 2 })
    const result = await placeOrder(ports, adasOrder({ shownTotal: 1499 }))
    assert.deepEqual(result, refuse('price_changed'))
    assert.equal(ports.repositories.orders.rows.size, 0)
    assert.equal(ports.payments.payments.size, 0)
  })

  test('is refused in a second tab, once the bonus is on an order', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    await placedOrder(ports, { shownTotal: 1499 })
    const second = adasOrder({ clientId: 'form-2', shownTotal: 1499 })
    assert.deepEqual(await placeOrder(ports, second), refuse('price_changed'))
    assert.equal(ports.repositories.orders.rows.size, 1)
  })

  test('is not compared when a form is retried', async ({ assert }) => {
    const ports = await openTillForNewcomers()
    const { orderId } = await placedOrder(ports, { shownTotal: 1499 })
    ports.clock.advance({ hours: 2 })
    assert.equal((await placedOrder(ports, { shownTotal: 1499 })).orderId, orderId)
  })
})
