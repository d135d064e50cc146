import { test } from '@japa/runner'
import { isOurPayment } from '#core/payments/settling/our_payment'
import { openCheckout, placedOrder, webhookOf } from '#tests/support/payments/checkout'

test.group('A payment that a webhook names', () => {
  test('is ours when an order has it, of the same provider', async ({ assert }) => {
    const ports = await openCheckout()
    const { paymentId } = await placedOrder(ports)
    assert.isTrue(await isOurPayment(ports, webhookOf(paymentId)))
    assert.isFalse(await isOurPayment(ports, webhookOf('unheard_of')))
    assert.isFalse(await isOurPayment(ports, { provider: 'mollie', paymentId }))
  })
})
