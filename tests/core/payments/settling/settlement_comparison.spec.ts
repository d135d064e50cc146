import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  comparisonsByDay,
  parseComparedDay,
  type DatedOrder,
} from '#core/payments/settling/settlement_comparison'
import type { Currency } from '#core/money'

const now = DateTime.utc(2026, 3, 10, 12)
const today = now.startOf('day')
const yesterday = today.minus({ days: 1 })
const compared = { provider: 'sandbox', days: [yesterday, today], comparedAt: now }

type Changes = Readonly<{ received?: number; currency?: Currency; agrees?: boolean }>

function order(day: DateTime, { agrees = true, currency = 'EUR', received = 1000 }: Changes = {}) {
  const difference = { orderId: 'one', references: [], received, expected: 1000 }
  return { day, order: { agrees, difference: { ...difference, currencies: [currency] } } }
}

function byDay(...orders: DatedOrder[]) {
  return comparisonsByDay(compared, orders)
}

test.group('A comparison of settlements by day', () => {
  test('counts each order on its day, and each currency by itself', ({ assert }) => {
    const orders = [order(yesterday), order(yesterday), order(today, { currency: 'GBP' })]
    const [first, second] = byDay(...orders, order(today))
    assert.containSubset(first, {
      id: 'sandbox 2026-03-09',
      orders: 2,
      totals: [{ currency: 'EUR', received: 2000, expected: 2000 }],
      differing: 0,
    })
    assert.deepEqual(second.totals, [
      { currency: 'EUR', received: 1000, expected: 1000 },
      { currency: 'GBP', received: 1000, expected: 1000 },
    ])
  })

  test('lists the orders that differ, the first hundred of them', ({ assert }) => {
    const differing = order(today, { agrees: false, received: 700 })
    const [, second] = byDay(order(today), differing)
    assert.equal(second.differing, 1)
    assert.containSubset(second.differences, [{ received: 700, expected: 1000 }])
    const [, full] = byDay(...Array(101).fill(differing))
    assert.equal(full.differing, 101)
    assert.lengthOf(full.differences, 100)
  })

  test('lists an earlier order on the first day where it differs, and not where it agrees', ({
    assert,
  }) => {
    const earlier = yesterday.minus({ days: 2 })
    const [first, second] = byDay(order(earlier), order(earlier, { agrees: false, received: 0 }))
    assert.equal(first.orders, 1)
    assert.equal(first.differing, 1)
    assert.equal(second.orders, 0)
  })
})

test.group('The day to compare', () => {
  test('is today or one of the 90 days before', ({ assert }) => {
    const parsed = parseComparedDay('2026-03-10', now)
    assert.equal(parsed.ok && parsed.value.toISO(), '2026-03-10T00:00:00.000Z')
    assert.isTrue(parseComparedDay('2025-12-10', now).ok)
  })

  test('is refused as {typed}')
    .with([
      { typed: '2026-03-11', refusal: 'day_out_of_range' },
      { typed: '2025-12-09', refusal: 'day_out_of_range' },
      { typed: '2026-02-30', refusal: 'day_malformed' },
      { typed: 'yesterday', refusal: 'day_malformed' },
    ])
    .run(({ assert }, { refusal, typed }) => {
      assert.containSubset(parseComparedDay(typed, now), { refusal })
    })
})
