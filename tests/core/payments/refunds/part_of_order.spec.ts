import { test } from '@japa/runner'
import { creditsForPart, givenCredits, leftOfOrder } from '#core/payments/refunds/part_of_order'
import { ok, refuse } from '#core/result'

const order = {
  status: 'completed',
  totalAmount: 2000,
  credits: 50,
  providerPaymentId: 'p',
} as const
const held = { refunded: 0, posted: 50, balance: 50 }

test.group('A refund in part', () => {
  test('of {amount} after {held.refunded} takes {credits} credits')
    .with([
      { amount: 1, held, credits: 0 },
      { amount: 40, held, credits: 1 },
      { amount: 1000, held: { ...held, refunded: 500, posted: 38 }, credits: 25 },
      { amount: 1000, held: { ...held, balance: 7 }, credits: 7 },
      { amount: 1000, held: { ...held, posted: 7 }, credits: 7 },
      { amount: 1500, held: { ...held, refunded: 500, posted: 40 }, credits: 40 },
      { amount: 1, held: { ...held, refunded: 1999, posted: 3 }, credits: 3 },
    ])
    .run(({ assert }, { amount, held: now, credits }) => {
      assert.deepEqual(creditsForPart(order, amount, now), ok(credits))
    })

  test('of nothing, a fraction or too much is refused', ({ assert }) => {
    for (const amount of [0, 1.5]) {
      assert.deepEqual(creditsForPart(order, amount, held), refuse('refund_amount_invalid'))
    }
    const late = creditsForPart(order, 2, { ...held, refunded: 1999 })
    assert.deepEqual(late, refuse('refund_too_much', { left: 1 }))
  })

  test('is refused of an order that is not paid, or has gone back', ({ assert }) => {
    const refused = refuse('order_not_refundable')
    assert.deepEqual(creditsForPart({ ...order, status: 'refunded' }, 1, held), refused)
    assert.deepEqual(creditsForPart({ ...order, providerPaymentId: null }, 1, held), refused)
    for (const refunded of [2000, 2001]) assert.equal(leftOfOrder(order, refunded), 0)
  })

  test('gives the credits that it paid back and did not take, unless it failed', ({ assert }) => {
    const centEach = { credits: 50, totalAmount: 50 }
    const refund = { amount: 5, credits: 0, status: 'completed' } as const
    const refunds = [{ ...refund, credits: 2 }, refund, { ...refund, status: 'failed' } as const]
    assert.equal(givenCredits(centEach, refunds), 8)
    assert.equal(givenCredits(centEach, []), 0)
  })
})
