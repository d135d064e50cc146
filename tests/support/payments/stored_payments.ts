import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { orderRow, refundRow } from '#tests/support/database/rows'
import type { Person } from '#tests/support/people/people'

/** An order of 15.28 euros that was paid with iDEAL at that moment; answers its id. */
export async function storePaidOrder(buyer: Person, at: DateTime) {
  const prices = { package_amount: 1500, costs_amount: 28, total_amount: 1528 }
  const paid = { created_at: at.toMillis(), completed_at: at.toMillis(), status: 'completed' }
  const order = { ...(await orderRow(buyer)), ...prices, ...paid }
  await db.table('orders').insert(order)
  return order.id
}

/** A refund of such an order that was made at that moment, and one that was refused. */
export async function storeRefunds(orderId: string, at: DateTime, amount: number) {
  for (const status of ['completed', 'failed']) {
    const made = { created_at: at.toMillis(), request_id: status, status, amount }
    await db.table('refunds').insert({ ...refundRow({ id: orderId, currency: 'EUR' }), ...made })
  }
}
