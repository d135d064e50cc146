import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { DisputeStatus } from '#core/payments/disputes/dispute'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { buyCredits } from '#tests/support/payments/shop'

const path = '/admin/orders/disputes'

async function dispute(orderId: string, status: DisputeStatus, dueAt: DateTime) {
  const at = { opened_at: dueAt.minus({ days: 7 }).toMillis(), due_at: dueAt.toMillis() }
  const about = { order_id: orderId, status, reason: 'fraudulent', amount: 1999, currency: 'EUR' }
  await db.table('disputes').insert({ id: `stripe:dp_${status}`, ...about, ...at })
}

test.group('Disputes in the back office', (group) => {
  inTransaction(group)

  test('are listed with their due date, and lead to the order', async ({ assert, client }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await dispute(order.id, 'needs_response', DateTime.utc().minus({ hours: 1 }))
    await dispute(order.id, 'won', DateTime.utc(2026, 1, 8))
    const { read, shows } = await adminAtWork(client, 'finance')
    await shows(path, 'too late', `/admin/orders/${order.id}`, '8 Jan 2026')
    assert.notInclude(await read(`${path}?status=won`), 'too late')
    await shows(`/admin/orders/${order.id}`, 'Dispute')
  })

  test('that need an answer are on the dashboard with the first due date', async ({ client }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await dispute(order.id, 'needs_response', DateTime.utc(2030, 3, 8, 12))
    const { shows } = await adminAtWork(client, 'owner')
    await shows('/admin', path, 'first due: 8 Mar 2030')
  })
})
