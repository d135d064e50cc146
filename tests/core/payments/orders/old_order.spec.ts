import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { areBooksOver, type OrderBooks } from '#core/payments/orders/old_order'

const keptFrom = DateTime.utc(2020, 1, 1)
const old = keptFrom.minus(1)
const order = { status: 'completed', createdAt: old, completedAt: old } as const
const nothing = {
  unused: 0,
  refunds: [],
  invoices: [],
  movements: [],
  claims: [],
  surplus: [],
  disputes: [],
  items: [],
}
const books: OrderBooks = { order, ...nothing }
const refund = { status: 'completed', createdAt: old, endedAt: old, settledAt: null } as const
const claim = { foundAt: old, settledAt: old, recoveredAt: null }
const surplus = { status: 'returned', foundAt: old, settledAt: null } as const
const dispute = { status: 'lost', openedAt: old } as const
const item = { foundAt: old, closedAt: old }

test.group('The books of an order', () => {
  test('are over where all of it is older, to the last second of the year', ({ assert }) => {
    const whole = { refunds: [refund], claims: [claim], surplus: [surplus], items: [item] }
    const told = { invoices: [{ issuedAt: old }], movements: [{ at: old }], disputes: [dispute] }
    assert.isTrue(areBooksOver({ ...books, ...whole, ...told }, keptFrom))
  })

  test('are kept while something of it is not older: {$i}')
    .with<Partial<OrderBooks>[]>([
      { order: { ...order, createdAt: keptFrom } },
      { order: { ...order, completedAt: keptFrom } },
      { refunds: [{ ...refund, endedAt: keptFrom }] },
      { invoices: [{ issuedAt: old }, { issuedAt: keptFrom }] },
      { movements: [{ at: keptFrom }] },
      { claims: [{ ...claim, settledAt: keptFrom }] },
      { surplus: [{ ...surplus, settledAt: keptFrom }] },
      { disputes: [{ ...dispute, openedAt: keptFrom }] },
      { items: [{ ...item, closedAt: keptFrom }] },
    ])
    .run(({ assert }, changes) => {
      assert.isFalse(areBooksOver({ ...books, ...changes }, keptFrom))
    })

  test('are kept while something waits: {$i}')
    .with<Partial<OrderBooks>[]>([
      { order: { ...order, status: 'pending', completedAt: null } },
      { unused: 1 },
      { refunds: [{ ...refund, status: 'pending', endedAt: null }] },
      { refunds: [{ ...refund, status: 'failed' }] },
      { claims: [{ ...claim, settledAt: null }] },
      { surplus: [{ ...surplus, status: 'owed' }] },
      { surplus: [{ ...surplus, status: 'failed' }] },
      { disputes: [{ ...dispute, status: 'under_review' }] },
      { items: [{ ...item, closedAt: null }] },
    ])
    .run(({ assert }, changes) => {
      assert.isFalse(areBooksOver({ ...books, ...changes }, keptFrom))
    })

  test('are over where a refund failed, and a later one went well', ({ assert }) => {
    const failed = { ...refund, status: 'failed', createdAt: old.minus(1) } as const
    assert.isTrue(areBooksOver({ ...books, refunds: [refund, failed] }, keptFrom))
  })
})
