import { test } from '@japa/runner'
import { accepts, breaks, refuses, repeats } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, type Person } from '#tests/support/people/people'
import { debitRow, mandateRow, orderRow } from '#tests/support/database/rows'

test.group('The database refuses of direct debits', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('a reference of two mandates', async () => {
    const mandate = mandateRow(ada())
    await accepts('mandates', mandate)
    const again = { ...mandate, id: crypto.randomUUID() }
    await refuses('mandates', again, repeats('mandates', 'reference'))
  })

  test('a second one of an order, of a mandate, or of an end-to-end id', async () => {
    const debit = await debitOf(ada())
    await accepts('debits', debit)
    for (const key of ['order_id', 'mandate_id', 'end_to_end_id'] as const) {
      const again = { ...(await debitOf(ada())), [key]: debit[key] }
      await refuses('debits', again, repeats('debits', key))
    }
  })

  test('one of no money, of another currency, in no known state', async () => {
    const debit = await debitOf(ada())
    await refuses('debits', { ...debit, amount: 0 }, breaks('debits_positive'))
    await refuses('debits', { ...debit, currency: 'GBP' }, breaks('(debits_)?currency'))
    await refuses('debits', { ...debit, state: 'unknown' }, breaks('(debits_)?state'))
  })

  test('a payout of no money', async () => {
    const payout = { id: crypto.randomUUID(), provider: 'bank', payment_id: 'RF18', amount: 0 }
    const rest = { currency: 'EUR', description: 'Refund', created_at: 0 }
    await refuses('payouts', { ...payout, ...rest }, breaks('payouts_positive'))
  })

  test('one that is returned at no moment', async () => {
    const debit = await debitOf(ada())
    const rule = breaks('debits_returned_at_a_moment')
    await refuses('debits', { ...debit, state: 'returned' }, rule)
    await refuses('debits', { ...debit, returned_at: 1 }, rule)
  })
})

async function debitOf(person: Person) {
  const [order, mandate] = [await orderRow(person), mandateRow(person)]
  await accepts('orders', order)
  await accepts('mandates', mandate)
  return debitRow(order, mandate)
}
