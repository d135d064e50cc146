import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { accepts, breaks, forbids, refuses, repeats } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import {
  messageRow,
  movementRow,
  orderRow,
  paymentRow,
  refundRow,
} from '#tests/support/database/rows'

test.group('The database refuses of orders', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('a second one of one client id', async () => {
    const order = await orderRow(ada())
    await accepts('orders', order)
    const again = { ...(await orderRow(ada())), client_id: order.client_id }
    await refuses('orders', again, repeats('orders', 'user_id', 'client_id'))
  })

  test('a second open one that holds the time bonus', async () => {
    const order = { discount_code: 'TIMEBONUS25', status: 'pending' }
    await accepts('orders', { ...(await orderRow(ada())), ...order })
    await accepts('orders', { ...(await orderRow(bob())), ...order })
    await accepts('orders', { ...(await orderRow(ada())), ...order, status: 'cancelled' })
    const second = { ...(await orderRow(ada())), ...order, status: 'loading' }
    await refuses('orders', second, /unique constraint .*orders(\.user_id$|_one_time_bonus)/i)
  })

  test('a payment that belongs to another order', async () => {
    const payment = { provider_payment_id: 'sbx_1' }
    await accepts('orders', { ...(await orderRow(ada())), ...payment })
    const stolen = { ...(await orderRow(bob())), ...payment }
    await refuses('orders', stolen, repeats('orders', 'provider', 'provider_payment_id'))
  })

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

  test('a movement that was posted before', async () => {
    const movement = movementRow()
    await accepts('ledger_movements', movement)
    const again = { ...movement, id: crypto.randomUUID() }
    await refuses('ledger_movements', again, repeats('ledger_movements', 'idempotency_key'))
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

  test('a second one of an order in one request', async () => {
    const order = await orderRow(ada())
    await accepts('orders', order)
    await accepts('refunds', refundRow(order))
    await refuses('refunds', refundRow(order), repeats('refunds', 'order_id', 'request_id'))
  })

  test('one that would give credits, or of no money', async () => {
    const order = await orderRow(ada())
    await accepts('orders', order)
    for (const wrong of [{ credits: -1 }, { amount: 0 }]) {
      await refuses('refunds', { ...refundRow(order), ...wrong }, breaks('refunds_positive'))
    }
  })
})

test.group('The database refuses words it does not know', (group) => {
  inTransaction(group)

  test('in a status', async () => {
    await join(ada())
    await storePhoto(ada())
    const order = await orderRow(ada())
    await accepts('orders', order)
    const money = ['orders', 'discount_codes', 'sandbox_payments', 'refunds']
    await accepts('discount_codes', { code: 'SPRING10', status: 'active', value_percentage: 10 })
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
