import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { refundable } from '#core/credits/refundable'

const now = DateTime.utc(2026, 3, 20, 12)
type Purchase = Parameters<typeof refundable>[0]['purchases'][number]

const bundle: Purchase = {
  ...{ id: 'new', credits: 50, packageAmount: 1999, discountAmount: 0, currency: 'EUR' },
  completedAt: now.minus({ days: 1 }),
}

const older: Purchase = {
  ...bundle,
  ...{ id: 'old', credits: 20, packageAmount: 999, completedAt: now.minus({ days: 5 }) },
}

function worth(balance: number, purchases: readonly Purchase[]) {
  return refundable({ balance, purchases, refundDays: 14, now })
}

test.group('What unused credits are worth', () => {
  test('is the whole price of a bundle that was not touched', ({ assert }) => {
    const part = { orderId: 'new', credits: 50, amount: 1999, currency: 'EUR' } as const
    assert.deepEqual(worth(50, [bundle]), [part])
  })

  test('is the price paid per credit after discount, rounded down', ({ assert }) => {
    const discounted = { ...bundle, discountAmount: 500 }
    assert.equal(worth(7, [discounted])[0].amount, Math.floor((1499 * 7) / 50))
  })

  test('takes the newest bundle as unused first', ({ assert }) => {
    const parts = worth(55, [older, bundle])
    assert.deepEqual(
      parts.map(({ orderId, credits }) => [orderId, credits]),
      [
        ['new', 50],
        ['old', 5],
      ]
    )
  })

  test('counts a bundle up to the last moment of the refund days', ({ assert }) => {
    const edge = { ...bundle, completedAt: now.minus({ days: 14 }) }
    assert.lengthOf(worth(50, [edge]), 1)
    const late = { ...bundle, completedAt: now.minus({ days: 14, milliseconds: 1 }) }
    assert.isEmpty(worth(50, [late]))
  })

  test('is nothing without credits, or of credits that were given', ({ assert }) => {
    assert.isEmpty(worth(0, [bundle]))
    assert.isEmpty(worth(10, []))
  })
})
