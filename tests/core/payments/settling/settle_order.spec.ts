import { test } from '@japa/runner'
import { settleOrder } from '#core/payments/settling/settle_order'
import { refuse } from '#core/result'
import { buyer, paidOrder, placedOrder, webhookOf, ordered } from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('Settling an order', () => {
  test('posts the credits of a paid order and makes the member premium', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    const settled = await settleOrder(ports, webhookOf(paymentId))
    assert.equal(settled.ok && settled.value.status, 'completed')
    assert.include(buyer(ports), { credits: 50, paidUser: true })
    const [movement] = ports.repositories.ledger.rows
    assert.include(movement, {
      kind: 'purchase',
      from: 'house:sales',
      to: `member:${userId}`,
      credits: 50,
      idempotencyKey: `purchase:${orderId}`,
      orderId,
    })
  })

  test('stores when the order was completed', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    ports.clock.advance({ minutes: 3 })
    await settleOrder(ports, webhookOf(paymentId))
    ports.clock.advance({ minutes: 3 })
    ports.payments.pay(paymentId, 'refunded')
    const refunded = await settleOrder(ports, webhookOf(paymentId))
    const order = ports.repositories.orders.rows.get(orderId)
    assert.equal(order?.status, 'refunded')
    assert.deepEqual(refunded.ok && refunded.value, order)
    assert.lengthOf(ports.events.published, 2)
    assert.equal(order?.completedAt?.diff(order.createdAt).as('minutes'), 3)
  })

  test('credits once, in whatever order webhooks and returns arrive', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    const webhook = webhookOf(paymentId)
    const calls = [{ orderId }, webhook, webhook, { orderId }, webhook]
    await Promise.all(calls.map((call) => settleOrder(ports, call)))
    assert.equal(buyer(ports)?.credits, 50)
    assert.lengthOf(ports.repositories.ledger.rows, 1)
    assert.deepEqual(ports.events.published, [{ name: 'order_settled', orderId, userId }])
  })

  test('writes a receipt with each purchase, the premium mail with the first', async ({
    assert,
  }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    await settleOrder(ports, webhookOf(paymentId))
    const second = await placedOrder(ports, { clientId: 'form-2' })
    ports.payments.pay(second.paymentId, 'paid')
    await settleOrder(ports, webhookOf(second.paymentId))
    assert.equal(buyer(ports)?.credits, 100)
    assert.deepEqual(ports.repositories.jobs.added, [
      { name: 'send_mail', kind: 'premium', userId, orderId },
      { name: 'send_mail', kind: 'receipt', userId, orderId },
      { name: 'send_mail', kind: 'receipt', userId, orderId: second.orderId },
    ])
  })

  test('keeps what webhooks told of it, a hundred at most', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    const event = { kind: 'payment', state: 'paid', receivedAt: ports.clock.now() }
    for (let time = 0; time < 101; time++) {
      await settleOrder(ports, { ...webhookOf(paymentId), event })
    }
    const kept = [...ports.repositories.paymentEvents.rows.values()]
    assert.lengthOf(kept, 100)
    assert.include(kept[0], { ...event, orderId, provider: 'fake', status: 'paid' })
  })

  test('asks the provider: an open payment stays open', async ({ assert }) => {
    const { ports, orderId, paymentId } = await ordered()
    const settled = await settleOrder(ports, webhookOf(paymentId))
    assert.equal(settled.ok && settled.value.status, 'pending')
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'pending')
    assert.isEmpty(ports.events.published)
  })

  test('ends an order as {order} when its payment is {payment}, without credits')
    .with([
      { payment: 'failed', order: 'failed' },
      { payment: 'cancelled', order: 'cancelled' },
      { payment: 'expired', order: 'cancelled' },
    ] as const)
    .run(async ({ assert }, { payment, order }) => {
      const { ports, orderId, paymentId } = await ordered()
      ports.payments.pay(paymentId, payment)
      const settled = await settleOrder(ports, { orderId })
      assert.equal(settled.ok && settled.value.status, order)
      assert.include(buyer(ports), { credits: 0, paidUser: false })
    })

  test('finds the order of a payment that was not stored before a crash', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    await ports.repositories.orders.update(orderId, { status: 'loading', providerPaymentId: null })
    await settleOrder(ports, webhookOf(paymentId))
    const order = ports.repositories.orders.rows.get(orderId)
    assert.include(order, { status: 'completed', providerPaymentId: paymentId })
  })

  test('leaves an order without a payment as it is', async ({ assert }) => {
    const { ports, orderId } = await paidOrder()
    await ports.repositories.orders.update(orderId, { status: 'loading', providerPaymentId: null })
    const settled = await settleOrder(ports, { orderId })
    assert.equal(settled.ok && settled.value.status, 'loading')
  })

  test('finds neither an unknown payment nor an unknown order, nor one of another shop', async ({
    assert,
  }) => {
    const { ports, paymentId } = await paidOrder()
    ports.repositories.orders.rows.clear()
    for (const unknown of [webhookOf('forged'), { orderId: 'unknown' }, webhookOf(paymentId)]) {
      assert.deepEqual(await settleOrder(ports, unknown), refuse('order_not_found'))
    }
  })

  test('refuses a payment of {title} and changes nothing')
    .with([
      { title: 'another amount', changes: { totalAmount: 1 } },
      { title: 'another currency', changes: { currency: 'GBP' } },
      { title: 'another provider', changes: { provider: 'other' } },
    ] as const)
    .run(async ({ assert }, { changes }) => {
      const { ports, orderId, paymentId } = await paidOrder()
      await ports.repositories.orders.update(orderId, changes)
      assert.deepEqual(await settleOrder(ports, webhookOf(paymentId)), refuse('payment_mismatch'))
      assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'pending')
      assert.include(buyer(ports), { credits: 0, paidUser: false })
      assert.isEmpty(ports.events.published)
    })

  test('refuses an order whose payment belongs to another order', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    const second = await placedOrder(ports, { clientId: 'form-2' })
    await ports.repositories.orders.update(orderId, { providerPaymentId: null })
    await ports.repositories.orders.update(second.orderId, { providerPaymentId: paymentId })
    const settled = await settleOrder(ports, { orderId: second.orderId })
    assert.deepEqual(settled, refuse('payment_mismatch'))
  })

  test('rolls a settlement back that fails halfway', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    ports.repositories.jobs.add = () => Promise.reject(new Error('disk full'))
    await assert.rejects(() => settleOrder(ports, webhookOf(paymentId)), 'disk full')
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'pending')
    assert.include(buyer(ports), { credits: 0, paidUser: false })
  })
})
