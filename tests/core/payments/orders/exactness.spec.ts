import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import { postedCredits } from '#core/credits/lots'
import { memberAccount } from '#core/credits/movement'
import { isOpen } from '#core/payments/orders/order'
import { assertRefundsExact, lotsIn } from '#tests/support/payments/exact_refunds'
import {
  balances,
  keptForClaims,
  settleEverything,
  moneyEarned,
  moneyKept,
  moneyOwed,
  unusedCredits,
} from '#tests/support/payments/random_runs/balances'
import { buyers, realisticSteps, anySteps } from '#tests/support/payments/random_runs/steps'
import {
  openSlowCheckout,
  runConcurrently,
  randomRuns,
} from '#tests/support/payments/random_runs/run_concurrently'
import type { Checkout } from '#tests/support/payments/checkout'

/**
 * Stories of two members: purchases, webhooks that are late, doubled and out of order, spending,
 * refunds, chargebacks, and processes that end at any step of these.
 */
test.group('Exactness of purchases and refunds', () => {
  test('movements balance, no balance is negative, each order is posted once', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(randomRuns(anySteps), fc.scheduler(), async (story, scheduler) => {
        const checkout = await openSlowCheckout(scheduler)
        for (const batch of story) {
          await runConcurrently(scheduler, checkout, batch)
          assertBalanced(assert, checkout)
          assertPostedOnce(assert, checkout)
          assertCodes(assert, checkout)
        }
      }),
      { numRuns: 200 }
    )
  })

  test('money received is money owed plus money earned, to the cent', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(randomRuns(realisticSteps), fc.scheduler(), async (story, scheduler) => {
        const checkout = await openSlowCheckout(scheduler)
        for (const batch of story) await runConcurrently(scheduler, checkout, batch)
        await scheduler.waitFor(settleEverything(checkout))
        assertBalanced(assert, checkout)
        assertPostedOnce(assert, checkout)
        for (const order of checkout.repositories.orders.rows.values()) {
          assert.isFalse(order.status === 'loading')
          const expected = moneyEarned(checkout, order) + keptForClaims(checkout, order)
          const earned = (await moneyKept(checkout, order)) - moneyOwed(checkout, order)
          assert.isBelow(Math.abs(earned - expected), 1)
          if (['refunded', 'charged_back'].includes(order.status))
            assert.equal(unusedCredits(checkout, order), 0)
        }
      }),
      { numRuns: 200 }
    )
  })
})

function assertBalanced(assert: Assert, checkout: Checkout) {
  const { ledger, users } = checkout.repositories
  const sums = balances(ledger.rows)
  const total = [...sums.values()].reduce((sum, balance) => sum + balance, 0)
  assert.equal(total, 0)
  for (const userId of buyers) {
    const balance = sums.get(memberAccount(userId)) ?? 0
    assert.isAtLeast(balance, 0)
    assert.equal(users.rows.get(userId)?.credits, balance)
    const unused = lotsIn(checkout, userId).reduce((sum, lot) => sum + lot.unused, 0)
    assert.equal(unused, balance)
  }
}

function assertPostedOnce(assert: Assert, checkout: Checkout) {
  const { ledger, orders } = checkout.repositories
  for (const order of orders.rows.values()) {
    const posted = ledger.rows.filter(({ orderId }) => orderId === order.id)
    const purchases = posted.filter(({ kind }) => kind === 'purchase')
    assert.lengthOf(purchases, order.completedAt ? 1 : 0)
    assertRefundsExact(assert, checkout, order)
    assert.isAtLeast(postedCredits(posted), 0)
  }
}

/** A code is held by one open order at most, and used up by the one that completes. */
function assertCodes(assert: Assert, { repositories: { orders, discountCodes } }: Checkout) {
  const discounted = [...orders.rows.values()].filter(({ discountCode }) => discountCode)
  assert.isAtMost(discounted.filter(isOpen).length, 1)
  const isUsed = discountCodes.rows.get('SPRING10')?.status === 'used'
  const isCompleted = discounted.some(({ completedAt }) => completedAt)
  assert.equal(isUsed, isCompleted)
}
