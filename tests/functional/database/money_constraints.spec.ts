import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { accepts, breaks, forbids, refuses } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import {
  debitRow,
  invoiceRow,
  mandateRow,
  messageRow,
  movementRow,
  orderRow,
  paymentRow,
  refundRow,
} from '#tests/support/database/rows'

test.group('The database refuses of orders', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('amounts that do not add up', async () => {
    const order = await orderRow(ada())
    await refuses('orders', { ...order, total_amount: 2000 }, breaks('orders_add_up'))
  })

  test('a discount or costs below zero', async () => {
    const order = await orderRow(ada())
    const discount = { discount_amount: -1, total_amount: order.total_amount + 1 }
    const costs = { costs_amount: -1, total_amount: order.package_amount - 1 }
    await refuses('orders', { ...order, ...discount }, breaks('orders_not_negative'))
    await refuses('orders', { ...order, ...costs }, breaks('orders_not_negative'))
  })
})

test.group('The database refuses of credits', (group) => {
  inTransaction(group)

  test('a balance below zero', async () => {
    await join(ada())
    const overspend = () => db.from('users').decrement('credits', 1)
    await forbids(overspend, breaks('users_credits_not_negative'))
  })

  test('a movement of zero, and one from an account to itself', async () => {
    const nothing = { ...movementRow(), credits: 0 }
    const itself = { ...movementRow(), to_account: movementRow().from_account }
    await refuses('ledger_movements', nothing, breaks('ledger_movements_positive'))
    await refuses('ledger_movements', itself, breaks('ledger_movements_two_accounts'))
  })
})

test.group('The database refuses of refunds', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('one that would give credits, or of no money', async () => {
    const order = await placedOrder()
    for (const wrong of [{ credits: -1 }, { amount: 0 }]) {
      await refuses('refunds', { ...refundRow(order), ...wrong }, breaks('refunds_positive'))
    }
  })
})

test.group('The database refuses of direct debits', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('one of no money, of another currency, in no known state', async () => {
    const debit = await storableDebit()
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
    const debit = await storableDebit()
    const rule = breaks('debits_returned_at_a_moment')
    await refuses('debits', { ...debit, state: 'returned' }, rule)
    await refuses('debits', { ...debit, returned_at: 1 }, rule)
  })
})

test.group('The database refuses of invoices', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('net and VAT that do not make the price', async () => {
    const invoice = invoiceRow(await placedOrder(), 1)
    await refuses('invoices', { ...invoice, net_amount: 1677 }, breaks('invoices_add_up'))
  })

  test('one of nothing, and a tax below zero', async () => {
    const invoice = invoiceRow(await placedOrder(), 1)
    const nothing = { gross_amount: 0, net_amount: 0, vat_amount: 0 }
    await refuses('invoices', { ...invoice, ...nothing }, breaks('invoices_positive'))
    const negative = { net_amount: 2029, vat_amount: -1 }
    await refuses('invoices', { ...invoice, ...negative }, breaks('invoices_positive'))
  })
})

test.group('The database refuses words it does not know', (group) => {
  inTransaction(group)

  test('in a status', async () => {
    await join(ada())
    await storePhoto(ada())
    const order = await placedOrder()
    const money = ['orders', 'discount_codes', 'sandbox_payments', 'refunds']
    const code = { code: 'SPRING10', status: 'active', value_percentage: 10, created_at: 0 }
    await accepts('discount_codes', code)
    await accepts('sandbox_payments', paymentRow(order))
    await accepts('refunds', refundRow(order))
    for (const table of ['users', 'profiles', 'photos', ...money]) {
      const change = () => db.from(table).update({ status: 'unknown' })
      await forbids(change, breaks(`(${table}_)?status`))
    }
  })

  test('in the kind of a message or movement', async () => {
    await join(ada(), bob())
    const message = { ...messageRow(await conversationBetween(ada(), bob()), ada()), kind: 'poem' }
    await refuses('messages', message, breaks('(messages_)?kind'))
    const movement = { ...movementRow(), kind: 'present' }
    await refuses('ledger_movements', movement, breaks('(ledger_movements_)?kind'))
  })
})

async function placedOrder() {
  const order = await orderRow(ada())
  await accepts('orders', order)
  return order
}

async function storableDebit() {
  const mandate = mandateRow(ada())
  await accepts('mandates', mandate)
  return debitRow(await placedOrder(), mandate)
}
