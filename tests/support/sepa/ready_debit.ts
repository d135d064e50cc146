import { DateTime } from 'luxon'
import { firstCollectionDay } from '#core/payments/sepa/export_debits'
import { settleOrder } from '#core/payments/settling/settle_order'
import db from '@adonisjs/lucid/services/db'
import Debit from '#models/debit'
import Order from '#models/order'
import type { Person } from '#tests/support/people/people'
import { debitRow, mandateRow, orderRow } from '#tests/support/database/rows'
import { sitePorts } from '#tests/support/site/ports'

type Changes = Readonly<{ collectOn?: DateTime }>

/** A member has bought fifty credits by a direct debit that is not exported yet. */
export async function readyDebit(buyer: Person, { collectOn }: Changes = {}) {
  const mandate = mandateRow(buyer)
  const order = { ...(await orderRow(buyer)), method: 'sdd', provider: 'direct_debit' }
  const day = collectOn ?? firstCollectionDay(DateTime.utc())
  const debit = { ...debitRow(order, mandate), collect_on: day.toFormat('yyyy-MM-dd') }
  await db.table('mandates').insert(mandate)
  await db.table('orders').insert({ ...order, provider_payment_id: debit.id })
  await db.table('debits').insert(debit)
  await settleOrder(await sitePorts(), { orderId: order.id })
  return { order: await Order.findOrFail(order.id), debit: await Debit.findOrFail(debit.id) }
}
