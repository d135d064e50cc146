import { test } from '@japa/runner'
import { creditsForPart, givenCredits, leftOfOrder } from '#core/payments/refunds/part_of_order'
import { ok } from '#core/result'

const order = { status: 'completed', totalAmount: 50, credits: 50, providerPaymentId: 'p' } as const

test.group('An order that is refunded in part', () => {
  test('has the rest of its money left, and none once that is used up', ({ assert }) => {
    const left = [0, 20, 50, 51].map((refunded) => leftOfOrder(order, refunded))
    assert.deepEqual(left, [50, 30, 0, 0])
  })

  test('loses the credits of that money, to the last cent', ({ assert }) => {
    const part = creditsForPart(order, 1, { refunded: 48, posted: 2, balance: 2 })
    assert.deepEqual(part, ok(1))
  })

  test('has given the credits that it paid back and did not take', ({ assert }) => {
    const refund = { amount: 5, credits: 2, status: 'completed' } as const
    assert.equal(givenCredits(order, [refund, { ...refund, status: 'failed' }]), 3)
    assert.equal(givenCredits(order, []), 0)
  })
})
