import { test } from '@japa/runner'
import { reconcileOrder } from '#core/payments/settling/reconcile_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refuse } from '#core/result'
import { buyer, openCheckout, placedOrder, webhookOf } from '#tests/support/payments/checkout'

async function abandoned() {
  const ports = await openCheckout()
  return { ports, ...(await placedOrder(ports, { code: 'SPRING10' })) }
}

test.group('Reconciling an order', () => {
  test('cancels it when its payment has expired, and releases its code', async ({ assert }) => {
    const { ports, orderId, paymentId } = await abandoned()
    ports.payments.pay(paymentId, 'expired')
    const reconciled = await reconcileOrder(ports, { orderId })
    assert.equal(reconciled.ok && reconciled.value.status, 'cancelled')
    assert.isNull(ports.repositories.discountCodes.rows.get('SPRING10')?.orderId)
    assert.lengthOf(ports.events.published, 1)
  })

  test('credits a payment without a webhook, once', async ({ assert }) => {
    const { ports, orderId, paymentId } = await abandoned()
    ports.payments.pay(paymentId, 'paid')
    await Promise.all([1, 2, 3].map(() => reconcileOrder(ports, { orderId })))
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(buyer(ports)?.credits, 50)
    assert.lengthOf(ports.repositories.ledger.rows, 1)
  })

  test('leaves it open while the payment is open', async ({ assert }) => {
    const { ports, orderId } = await abandoned()
    const reconciled = await reconcileOrder(ports, { orderId })
    assert.equal(reconciled.ok && reconciled.value.status, 'pending')
    assert.isEmpty(ports.events.published)
  })

  test('fails an order whose payment was never created', async ({ assert }) => {
    const { ports, orderId } = await abandoned()
    await ports.repositories.orders.update(orderId, { status: 'loading', providerPaymentId: null })
    const reconciled = await reconcileOrder(ports, { orderId })
    assert.equal(reconciled.ok && reconciled.value.status, 'failed')
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'failed')
    assert.isNull(ports.repositories.discountCodes.rows.get('SPRING10')?.orderId)
    await reconcileOrder(ports, { orderId })
    assert.lengthOf(ports.events.published, 1)
  })

  test('changes nothing while the provider does not answer', async ({ assert }) => {
    const { ports, orderId } = await abandoned()
    ports.payments.isDown = true
    await assert.rejects(() => reconcileOrder(ports, { orderId }))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'pending')
  })

  test('does not find an unknown order', async ({ assert }) => {
    const unknown = { orderId: 'unknown' }
    assert.deepEqual(await reconcileOrder(await openCheckout(), unknown), refuse('order_not_found'))
  })
})

test.group('Money that arrives late', () => {
  test('is credited once, after the order was {$self}')
    .with(['expired', 'cancelled'] as const)
    .run(async ({ assert }, ended) => {
      const { ports, orderId, paymentId } = await abandoned()
      ports.payments.pay(paymentId, ended)
      await reconcileOrder(ports, { orderId })
      assert.equal(buyer(ports)?.credits, 0)

      ports.payments.pay(paymentId, 'paid')
      const calls = [webhookOf(paymentId), { orderId }, webhookOf(paymentId)]
      await Promise.all(calls.map((call) => settleOrder(ports, call)))
      assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
      assert.containsSubset(buyer(ports), { credits: 50, paidUser: true })
      assert.lengthOf(ports.repositories.ledger.rows, 1)
      const code = ports.repositories.discountCodes.rows.get('SPRING10')
      assert.containsSubset(code, { status: 'used', orderId })
    })
})
