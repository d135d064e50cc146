import { test } from '@japa/runner'
import { orderStatuses } from '#core/payments/orders/order'
import { nextStatus } from '#core/payments/settling/next_status'
import { paymentStatuses, type PaymentStatus } from '#core/ports/payment_gateway'

function by(status: PaymentStatus, recovered = false) {
  return { status, recovered }
}

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
      assert.equal(nextStatus('loading', by(payment)), order)
      assert.equal(nextStatus('pending', by(payment)), order)
    })

  test('is pending as long as the payment is open', ({ assert }) => {
    assert.equal(nextStatus('loading', by('open')), 'pending')
    assert.equal(nextStatus('loading', by('pending')), 'pending')
    assert.isNull(nextStatus('pending', by('open')))
    assert.isNull(nextStatus('pending', by('pending')))
  })

  test('of a {$self} order changes only by a chargeback')
    .with(['completed', 'refunded'] as const)
    .run(({ assert }, paid) => {
      const changes = paymentStatuses.map((payment) => nextStatus(paid, by(payment)))
      const made = changes.filter((change) => change !== null)
      assert.deepEqual(made, ['charged_back'])
    })

  test('of a cancelled order changes only when the money arrives late', ({ assert }) => {
    const changes = paymentStatuses.map((payment) => nextStatus('cancelled', by(payment)))
    const made = changes.filter((change) => change !== null)
    assert.deepEqual(made, ['completed'])
    assert.equal(nextStatus('cancelled', by('paid')), 'completed')
  })

  test('of a charged back order changes only when the money is known to have come back', ({
    assert,
  }) => {
    assert.equal(nextStatus('charged_back', by('paid', true)), 'completed')
    assert.equal(nextStatus('charged_back', by('refunded', true)), 'completed')
    assert.isNull(nextStatus('charged_back', by('paid')))
    assert.isNull(nextStatus('charged_back', by('charged_back', true)))
  })

  test('never changes once an order is {$self}')
    .with(['failed', 'charged_back'] as const)
    .run(({ assert }, ended) => {
      const changes = paymentStatuses.map((payment) => nextStatus(ended, by(payment)))
      assert.isTrue(changes.every((change) => change === null))
    })

  test('is idempotent', ({ assert }) => {
    for (const order of orderStatuses) {
      for (const payment of paymentStatuses) {
        const next = nextStatus(order, by(payment))
        if (next) assert.isNull(nextStatus(next, by(payment)), `${order}, ${payment}`)
      }
    }
  })
})
