import { test } from '@japa/runner'
import {
  compareOrders,
  type RecordedOrder,
  type Receipt,
} from '#core/payments/settling/settlement_differences'

function receipt(changes: Partial<Receipt> = {}): Receipt {
  const amount = { amount: 2028, currency: 'EUR' } as const
  return { orderId: 'order-1', reference: 'payment-1', amount, returned: 0, ...changes }
}

function order(changes: Partial<RecordedOrder> = {}): RecordedOrder {
  const nothingBack = { returned: 0, returning: 0, owed: 0 }
  return { orderId: 'order-1', currency: 'EUR', sold: 2028, ...nothingBack, ...changes }
}

/** The orders that differ. */
function settlementDifferences(receipts: readonly Receipt[], recorded: readonly RecordedOrder[]) {
  const compared = compareOrders(receipts, recorded)
  return compared.filter(({ agrees }) => !agrees).map(({ difference }) => difference)
}

test.group('Settlements of a provider and the ledger', () => {
  test('agree when {title}')
    .with([
      { title: 'nothing was sold', receipts: [], recorded: [] },
      { title: 'an order was paid', receipts: [receipt()], recorded: [order()] },
      { title: 'nobody has paid', receipts: [], recorded: [order({ sold: 0 })] },
      {
        title: 'a part went back',
        receipts: [receipt({ returned: 700 })],
        recorded: [order({ returned: 700 })],
      },
      {
        title: 'a refund is on its way, and not counted yet',
        receipts: [receipt()],
        recorded: [order({ returning: 700 })],
      },
      {
        title: 'a refund is on its way, and counted already',
        receipts: [receipt({ returned: 700 })],
        recorded: [order({ returning: 700 })],
      },
      {
        title: 'a second payment waits for its way back',
        receipts: [receipt(), receipt({ reference: 'payment-2' })],
        recorded: [order({ owed: 2028 })],
      },
      {
        title: 'a second payment has gone back',
        receipts: [receipt(), receipt({ reference: 'payment-2', returned: 2028 })],
        recorded: [order({ owed: 0 })],
      },
    ])
    .run(({ assert }, { receipts, recorded }) => {
      assert.deepEqual(settlementDifferences(receipts, recorded), [])
    })

  test('differ when {title}')
    .with([
      {
        title: 'money came for an order that is unknown',
        receipts: [receipt()],
        recorded: [],
        received: 2028,
        expected: 0,
      },
      {
        title: 'money came and nothing was sold',
        receipts: [receipt()],
        recorded: [order({ sold: 0 })],
        received: 2028,
        expected: 0,
      },
      {
        title: 'credits were sold and no money came',
        receipts: [],
        recorded: [order()],
        received: 0,
        expected: 2028,
      },
      {
        title: 'a cent is missing',
        receipts: [receipt({ amount: { amount: 2027, currency: 'EUR' } })],
        recorded: [order()],
        received: 2027,
        expected: 2028,
      },
      {
        title: 'the provider returned money and our records did not',
        receipts: [receipt({ returned: 2028 })],
        recorded: [order()],
        received: 0,
        expected: 2028,
      },
      {
        title: 'our records returned money and the provider did not',
        receipts: [receipt()],
        recorded: [order({ returned: 2028 })],
        received: 2028,
        expected: 0,
      },
      {
        title: 'more went back than is on its way',
        receipts: [receipt({ returned: 701 })],
        recorded: [order({ returning: 700 })],
        received: 1327,
        expected: 2028,
      },
    ])
    .run(({ assert }, { receipts, recorded, received, expected }) => {
      const [difference, ...more] = settlementDifferences(receipts, recorded)
      assert.include(difference, { orderId: 'order-1', received, expected })
      assert.isEmpty(more)
    })

  test('differ by a cent, more or less, of an order that is unknown', ({ assert }) => {
    for (const returned of [2027, 2029]) {
      assert.lengthOf(settlementDifferences([receipt({ returned })], []), 1)
    }
  })

  test('differ when the same sum came in another currency', ({ assert }) => {
    const pounds = receipt({ amount: { amount: 2028, currency: 'GBP' } })
    const [difference] = settlementDifferences([pounds], [order()])
    assert.deepEqual(difference.currencies, ['EUR', 'GBP'])
  })

  test('are compared by order', ({ assert }) => {
    const receipts = [receipt(), receipt({ orderId: 'order-2', reference: 'payment-2' })]
    const recorded = [order(), order({ orderId: 'order-3' })]
    const orders = settlementDifferences(receipts, recorded).map(({ orderId }) => orderId)
    assert.deepEqual(orders, ['order-2', 'order-3'])
  })
})
