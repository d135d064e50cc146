import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Money } from '#core/money'
import {
  limitInForce,
  noSpendingLimits,
  pauseEnd,
  pauses,
  pendingChange,
  withLimit,
  withoutPendingChange,
  withPause,
} from '#core/payments/spending/spending_limits'

const now = DateTime.utc(2026, 3, 10, 12)
const tomorrow = now.plus({ hours: 24 })
const euros = (amount: number): Money => ({ amount: amount * 100, currency: 'EUR' })
const fifty = withLimit(noSpendingLimits('ada'), euros(50), now)

test.group('A monthly limit', () => {
  test('takes effect at once when it is the first, or lower than before', ({ assert }) => {
    assert.isNull(limitInForce(noSpendingLimits('ada'), now))
    assert.deepEqual(limitInForce(fifty, now), euros(50))
    assert.isNull(pendingChange(fifty, now))
    assert.deepEqual(limitInForce(withLimit(fifty, euros(20), now), now), euros(20))
  })

  test('that is raised takes effect after exactly a day', ({ assert }) => {
    const raised = withLimit(fifty, euros(100), now)
    assert.deepEqual(limitInForce(raised, tomorrow.minus(1)), euros(50))
    assert.deepEqual(pendingChange(raised, now), { limit: euros(100), at: tomorrow })
    assert.deepEqual(limitInForce(raised, tomorrow), euros(100))
    assert.isNull(pendingChange(raised, tomorrow))
  })

  test('that is removed stays in effect for another day', ({ assert }) => {
    const removed = withLimit(fifty, null, now)
    assert.deepEqual(limitInForce(removed, tomorrow.minus(1)), euros(50))
    assert.deepEqual(pendingChange(removed, now), { limit: null, at: tomorrow })
    assert.isNull(limitInForce(removed, tomorrow))
  })

  test('that is raised twice waits a day from the second change', ({ assert }) => {
    const once = withLimit(fifty, euros(100), now)
    const twice = withLimit(once, euros(200), tomorrow.minus(1))
    assert.deepEqual(limitInForce(twice, tomorrow), euros(50))
    assert.deepEqual(limitInForce(twice, tomorrow.plus({ hours: 24 })), euros(200))
  })

  test('can be raised again after it has taken effect', ({ assert }) => {
    const raised = withLimit(fifty, euros(100), now)
    const again = withLimit(raised, euros(150), tomorrow)
    assert.deepEqual(limitInForce(again, tomorrow), euros(100))
  })

  test('stays when the change is cancelled, or a stricter one is set', ({ assert }) => {
    const raised = withLimit(fifty, euros(100), now)
    for (const kept of [withoutPendingChange(raised, now), withLimit(raised, euros(50), now)]) {
      assert.deepEqual(limitInForce(kept, tomorrow), euros(50))
      assert.isNull(pendingChange(kept, now))
    }
    assert.deepEqual(limitInForce(withLimit(raised, euros(30), now), tomorrow), euros(30))
  })

  test('in another currency waits, as the two cannot be compared', ({ assert }) => {
    const pounds: Money = { amount: 1, currency: 'GBP' }
    const other = withLimit(fifty, pounds, now)
    assert.deepEqual(limitInForce(other, now), euros(50))
    assert.deepEqual(limitInForce(other, tomorrow), pounds)
  })
})

test.group('A pause of purchases', () => {
  test('is of a day, a week or thirty days', ({ assert }) => {
    const days = pauses.map((hours) => hours / 24)
    assert.deepEqual(days, [1, 7, 30])
  })

  test('ends after its hours', ({ assert }) => {
    const paused = withPause(noSpendingLimits('ada'), 24, now)
    assert.isTrue(pauseEnd(paused, tomorrow.minus(1))?.equals(tomorrow))
    assert.isNull(pauseEnd(paused, tomorrow))
    assert.isNull(pauseEnd(noSpendingLimits('ada'), now))
  })

  test('is made longer, never shorter', ({ assert }) => {
    const month = withPause(noSpendingLimits('ada'), 720, now)
    assert.isTrue(pauseEnd(withPause(month, 24, now), now)?.equals(now.plus({ days: 30 })))
    const week = withPause(withPause(noSpendingLimits('ada'), 24, now), 168, now)
    assert.isTrue(pauseEnd(week, now)?.equals(now.plus({ days: 7 })))
  })

  test('does not change the limit', ({ assert }) => {
    assert.deepEqual(limitInForce(withPause(fifty, 24, now), now), euros(50))
  })
})
