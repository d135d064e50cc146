import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import type { Lot } from '#core/credits/lots'
import { refundable, worthOf } from '#core/credits/refundable'

const now = DateTime.utc(2026, 3, 20, 12)
type Holdings = Parameters<typeof refundable>[0]
type Bundle = Holdings['bundles'][number]

const bundle = {
  id: 'new',
  credits: 50,
  packageAmount: 1999,
  discountAmount: 0,
  currency: 'EUR',
  completedAt: now.minus({ days: 1 }),
} as const satisfies Bundle

const older: Bundle = {
  ...bundle,
  id: 'old',
  credits: 20,
  packageAmount: 999,
  completedAt: now.minus({ days: 5 }),
}

function lot({ id, credits, completedAt }: Bundle, unused: number, takenBack = 0): Lot {
  return { orderId: id, credits: credits - takenBack, unused, openedAt: completedAt ?? now }
}

function parts(lots: readonly Lot[], changes: Partial<Holdings> = {}) {
  const bundles = [older, bundle]
  return refundable({ lots, bundles, refunded: new Map(), refundDays: 14, now, ...changes })
}

test.group('What unused credits are worth', () => {
  test('is the whole price of a bundle that was not touched', ({ assert }) => {
    const until = bundle.completedAt.plus({ days: 14 })
    const whole = { orderId: 'new', credits: 50, amount: 1999, currency: 'EUR', until } as const
    assert.deepEqual(parts([lot(bundle, 50)]), [whole])
  })

  test('is the price paid per credit after discount, rounded down', ({ assert }) => {
    const bundles = [{ ...bundle, discountAmount: 500 }]
    assert.equal(parts([lot(bundle, 7)], { bundles })[0].amount, Math.floor((1499 * 7) / 50))
  })

  test('is returned by bundle, in the order of the lots', ({ assert }) => {
    const found = parts([lot(bundle, 50), lot(older, 5)])
    assert.deepEqual(
      found.map(({ orderId, credits }) => [orderId, credits]),
      [
        ['new', 50],
        ['old', 5],
      ]
    )
  })

  test('counts a bundle up to the last moment of the refund days', ({ assert }) => {
    const edge = { ...bundle, completedAt: now.minus({ days: 14 }) }
    assert.lengthOf(parts([lot(edge, 50)], { bundles: [edge] }), 1)
    const late = { ...bundle, completedAt: now.minus({ days: 14, milliseconds: 1 }) }
    assert.isEmpty(parts([lot(late, 50)], { bundles: [late] }))
  })

  test('is zero without credits, and for gifted credits', ({ assert }) => {
    assert.isEmpty(parts([lot(bundle, 0)]))
    assert.isEmpty(parts([lot(bundle, 0, 10)]))
    assert.isEmpty(parts([{ orderId: null, credits: 10, unused: 10, openedAt: now }]))
  })

  test('is what earlier refunds left, to the last cent', ({ assert }) => {
    const [part] = parts([lot(bundle, 50)], { refunded: new Map([['new', 1998]]) })
    assert.equal(part.amount, 1)
    assert.isEmpty(parts([lot(bundle, 50)], { refunded: new Map([['new', 1999]]) }))
  })

  test('is summed for each currency separately', ({ assert }) => {
    const worth = worthOf([
      { amount: 999, currency: 'EUR' },
      { amount: 1, currency: 'GBP' },
      { amount: 1, currency: 'EUR' },
    ])
    assert.deepEqual(worth, [
      { amount: 1000, currency: 'EUR' },
      { amount: 1, currency: 'GBP' },
    ])
  })

  test('is exactly what was paid, in however many parts it is refunded', ({ assert }) => {
    const prices = fc.record({ packageAmount: fc.integer({ min: 300, max: 40_000 }) })
    const steps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(prices, steps, ({ packageAmount }, takes) => {
        const bundles = [{ ...bundle, packageAmount, credits: 50 }]
        let [takenBack, paidBack] = [0, 0]
        for (const take of [...takes, 50]) {
          const unused = Math.min(take, 50 - takenBack)
          const refunded = new Map([['new', paidBack]])
          const [part] = parts([lot(bundle, unused, takenBack)], { bundles, refunded })
          takenBack += unused
          paidBack += part?.amount ?? 0
          assert.equal(paidBack, Math.floor((packageAmount * takenBack) / 50))
        }
        assert.equal(paidBack, packageAmount)
      })
    )
  })
})
