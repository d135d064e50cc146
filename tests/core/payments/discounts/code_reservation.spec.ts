import { test } from '@japa/runner'
import { placeOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refuse } from '#core/result'
import { adasOrder, openCheckout, placedOrder } from '#tests/support/payments/checkout'
import { bob } from '#tests/support/people/people'

test.group('Discount code of an order', () => {
  test('is found in any capitalization, and reserved by the order', async ({ assert }) => {
    const ports = await openCheckout()
    const { orderId, order } = await placedOrder(ports, { code: ' spring10 ' })
    assert.include(order, { discountCode: 'SPRING10', discountAmount: 200 })
    assert.equal(ports.repositories.discountCodes.rows.get('SPRING10')?.orderId, orderId)
  })

  test('is refused to a second order while the first is open', async ({ assert }) => {
    const ports = await openCheckout()
    await placedOrder(ports, { code: 'SPRING10' })
    const second = adasOrder({ userId: bob().user.id, code: 'SPRING10' })
    assert.deepEqual(await placeOrder(ports, second), refuse('code_used'))
  })

  test('is used once the order is completed', async ({ assert }) => {
    const ports = await openCheckout()
    const { orderId, paymentId } = await placedOrder(ports, { code: 'SPRING10' })
    ports.payments.pay(paymentId, 'paid')
    await settleOrder(ports, { orderId })
    const code = ports.repositories.discountCodes.rows.get('SPRING10')
    assert.include(code, { status: 'used', orderId })
  })

  test('is released when the payment is {$self}')
    .with(['failed', 'cancelled', 'expired'] as const)
    .run(async ({ assert }, status) => {
      const ports = await openCheckout()
      const { orderId, paymentId } = await placedOrder(ports, { code: 'SPRING10' })
      ports.payments.pay(paymentId, status)
      await settleOrder(ports, { orderId })
      const again = await placedOrder(ports, { code: 'SPRING10', clientId: 'form-2' })
      assert.equal(again.order.discountCode, 'SPRING10')
    })
})
