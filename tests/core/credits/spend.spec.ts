import { test } from '@japa/runner'
import { maySpend } from '#core/credits/spend'
import { ok, refuse } from '#core/result'

test.group('Spending credits', () => {
  test('lets a member spend their last credit, and do without any what is free', ({ assert }) => {
    assert.deepEqual(maySpend(1, 1), ok())
    assert.deepEqual(maySpend(0, 0), ok())
  })

  test('refuses a price above the balance, with the missing amount', ({ assert }) => {
    const refused = refuse('insufficient_credits', { balance: 1, cost: 3, missing: 2 })
    assert.deepEqual(maySpend(1, 3), refused)
  })
})
