import { test } from '@japa/runner'
import { orderStatuses } from '#core/payments/orders/order'
import { nextStatus } from '#core/payments/settling/next_status'
import { paymentStatuses } from '#core/ports/payment_gateway'

test.group('Order status', () => {
  test('follows a payment that is {payment} to {order}')
    .with([
      { payment: 'paid', order: 'completed' },
      { payment: 'failed', order: 'failed' },
      { payment: 'cancelled', order: 'cancelled' },
      { payment: 'expired', order: 'cancelled' },
      { payment: 'refunded', order: 'cancelled' },
      { payment: 'charged_back', order: 'cancelled' },
    ] as const)
    .run(({ assert }, { payment, order }) => {
      assert.equal(nextStatus('loading', payment), order)
      assert.equal(nextStatus('pending', payment), order)
    })

  test('is pending as long as the payment is open', ({ assert }) => {
    assert.equal(nextStatus('loading', 'open'), 'pending')
    assert.equal(nextStatus('loading', 'pending'), 'pending')
    assert.isNull(nextStatus('pending', 'open'))
    assert.isNull(nextStatus('pending', 'pending'))
  })

  test('of a completed order changes only by a refund or a chargeback', ({ assert }) => {
    const changes = paymentStatuses.map((payment) => nextStatus('completed', payment))
    assert.deepEqual(
      changes.filter((change) => change !== null),
      ['refunded', 'charged_back']
    )
  })

  test('of a cancelled order changes only when the money arrives late', ({ assert }) => {
    const changes = paymentStatuses.map((payment) => nextStatus('cancelled', payment))
    assert.deepEqual(
      changes.filter((change) => change !== null),
      ['completed']
    )
    assert.equal(nextStatus('cancelled', 'paid'), 'completed')
  })

  test('never changes once an order is {$self}')
    .with(['failed', 'refunded', 'charged_back'] as const)
    .run(({ assert }, ended) => {
      const changes = paymentStatuses.map((payment) => nextStatus(ended, payment))
      assert.isTrue(changes.every((change) => change === null))
    })

  test('is idempotent', ({ assert }) => {
    for (const order of orderStatuses) {
      for (const payment of paymentStatuses) {
        const next = nextStatus(order, payment)
        if (next) assert.isNull(nextStatus(next, payment), `${order}, ${payment}`)
      }
    }
  })
})
