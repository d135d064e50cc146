import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import type { Lot } from '#core/credits/lots'
import { refundable, worthOf } from '#core/credits/refundable'
import { withdrawalEndsAt } from '#core/sites/withdrawal'
import type { Country } from '#core/sites/countries'

const now = DateTime.utc(2026, 3, 20, 12)
type Holdings = Parameters<typeof refundable>[0]
type Bundle = Holdings['bundles'][number]

const bundle = {
  id: 'new',
  credits: 50,
  packageAmount: 1999,
  discountAmount: 0,
  costsAmount: 0,
  country: 'NL',
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

function refundedOf(amount: number, costsAmount = 0) {
  return new Map([['new', { amount, costsAmount }]])
}

function parts(lots: readonly Lot[], changes: Partial<Holdings> = {}) {
  const bundles = [older, bundle]
  return refundable({ lots, bundles, refunded: new Map(), refundDays: 14, now, ...changes })
}

test.group('What unused credits are worth', () => {
  test('is the whole price of a bundle that was not touched', ({ assert }) => {
    const [whole] = parts([lot(bundle, 50)])
    assert.deepInclude(whole, { orderId: 'new', credits: 50, amount: 1999, currency: 'EUR' })
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

  test('counts a bundle until the end of a withdrawal, or of longer days of the site', ({
    assert,
  }) => {
    const withdrawable = withdrawalEndsAt(bundle.completedAt, 'NL')
    const longer = bundle.completedAt.plus({ days: 30 })
    for (const [refundDays, until] of [
      [14, withdrawable],
      [30, longer],
    ] as const) {
      const [part] = parts([lot(bundle, 50)], { now: until, refundDays })
      assert.equal(part.until.toMillis(), until.toMillis())
      const late = until.plus({ milliseconds: 1 })
      assert.isEmpty(parts([lot(bundle, 50)], { now: late, refundDays }))
    }
  })

  test('comes with the same share of the transaction costs as long as it can be withdrawn from', ({
    assert,
  }) => {
    const bundles = [{ ...bundle, costsAmount: 245 }]
    const [part] = parts([lot(bundle, 40)], { bundles })
    assert.deepInclude(part, { amount: 1599 + 196, costsAmount: 196 })
    const over = withdrawalEndsAt(bundle.completedAt, 'NL').plus({ milliseconds: 1 })
    const late = { bundles, now: over, refundDays: 30 }
    const [later] = parts([lot(bundle, 40)], late)
    assert.deepInclude(later, { amount: 1599, costsAmount: 0 })
    const refunded = new Map([['new', { amount: 400 + 49, costsAmount: 49 }]])
    const rest = parts([lot(bundle, 40, 10)], { ...late, refunded })
    assert.deepInclude(rest[0], { amount: 1599, costsAmount: 0 })
  })

  test('is zero without credits, and for gifted credits', ({ assert }) => {
    assert.isEmpty(parts([lot(bundle, 0)]))
    assert.isEmpty(parts([lot(bundle, 0, 10)]))
    assert.isEmpty(parts([{ orderId: null, credits: 10, unused: 10, openedAt: now }]))
  })

  test('is what earlier refunds left, to the last cent', ({ assert }) => {
    const [part] = parts([lot(bundle, 50)], { refunded: refundedOf(1998) })
    assert.equal(part.amount, 1)
    assert.isEmpty(parts([lot(bundle, 50)], { refunded: refundedOf(1999) }))
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

  test('is exactly what was paid, with costs, in however many parts it is refunded', ({
    assert,
  }) => {
    const prices = fc.record({
      packageAmount: fc.integer({ min: 300, max: 40_000 }),
      costsAmount: fc.integer({ min: 0, max: 4000 }),
    })
    const steps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(prices, steps, ({ packageAmount, costsAmount }, takes) => {
        const bundles = [{ ...bundle, packageAmount, costsAmount, credits: 50 }]
        let [takenBack, paidBack, costsBack] = [0, 0, 0]
        for (const take of [...takes, 50]) {
          const unused = Math.min(take, 50 - takenBack)
          const refunded = refundedOf(paidBack, costsBack)
          const [part] = parts([lot(bundle, unused, takenBack)], { bundles, refunded })
          takenBack += unused
          paidBack += part?.amount ?? 0
          costsBack += part?.costsAmount ?? 0
          assert.equal(costsBack, Math.round((costsAmount * takenBack) / 50))
          assert.equal(paidBack - costsBack, Math.floor((packageAmount * takenBack) / 50))
        }
        assert.equal(paidBack, packageAmount + costsAmount)
      })
    )
  })
})

test.group('The days of a withdrawal', () => {
  const ends = (bought: string, country: Country) =>
    withdrawalEndsAt(DateTime.fromISO(bought), country).toISO({ suppressMilliseconds: true })

  test('begin after the day of the purchase, and end with the last hour where the buyer lives', ({
    assert,
  }) => {
    assert.equal(ends('2026-03-09T23:30:00Z', 'GB'), '2026-03-23T23:59:59.999Z')
    assert.equal(ends('2026-03-09T00:10:00Z', 'NL'), '2026-03-23T22:59:59.999Z')
    assert.equal(ends('2026-03-09T23:30:00Z', 'NL'), '2026-03-24T22:59:59.999Z')
  })

  test('end on a working day', ({ assert }) => {
    // Saturday 4 April 2026 is before Easter.
    assert.equal(ends('2026-03-21T12:00:00Z', 'NL'), '2026-04-07T21:59:59.999Z')
  })
})
