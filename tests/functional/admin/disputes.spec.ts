import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { DisputeStatus } from '#core/payments/disputes/dispute'
import { disputeList } from '#queries/admin/money/dispute_list'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { buyCredits } from '#tests/support/payments/shop'
import { closedSite } from '#tests/support/sites/other_site'

const path = '/admin/orders/disputes'

async function dispute(orderId: string, status: DisputeStatus, dueAt: DateTime) {
  const at = { opened_at: dueAt.minus({ days: 7 }).toMillis(), due_at: dueAt.toMillis() }
  const about = { order_id: orderId, status, reason: 'fraudulent', amount: 1999, currency: 'EUR' }
  await db.table('disputes').insert({ id: `stripe:dp_${status}`, ...about, ...at })
}

test.group('Disputes in the back office', (group) => {
  inTransaction(group)

  test('are listed with their due date, by status, and lead to the order', async ({
    assert,
    client,
  }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await dispute(order.id, 'needs_response', DateTime.utc().minus({ hours: 1 }))
    await dispute(order.id, 'won', DateTime.utc(2026, 1, 8))
    const { as } = await signInAdmin('finance')
    const all = await as(client.get(path))
    all.assertTextIncludes('too late')
    all.assertTextIncludes(`/admin/orders/${order.id}`)
    all.assertTextIncludes('8 Jan 2026')
    const won = await as(client.get(`${path}?status=won`))
    assert.notInclude(won.text(), 'too late')
    const shown = await as(client.get(`/admin/orders/${order.id}`))
    shown.assertTextIncludes('Dispute')
  })

  test('that need an answer are on the dashboard with the first due date', async ({ client }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await dispute(order.id, 'needs_response', DateTime.utc(2030, 3, 8, 12))
    const { as } = await signInAdmin('owner')
    const dashboard = await as(client.get('/admin'))
    dashboard.assertTextIncludes(path)
    dashboard.assertTextIncludes('first due 8 Mar 2030')
  })

  test('are listed with the help of an index', async ({ assert }) => {
    const list = () => disputeList({ status: null, siteId: null, sort: 'newest' }, null)
    const steps = await stepsOf(list, ['disputes', 'orders', 'users'])
    assert.include(steps.join('\n'), 'disputes_opened_at_id_index')
  })

  test('are not for other roles, nor for admins of another site', async ({ assert, client }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await dispute(order.id, 'needs_response', DateTime.utc(2030, 3, 8))
    for (const role of ['moderator', 'viewer'] as const) {
      const { as } = await signInAdmin(role)
      const refused = await as(client.get(path))
      refused.assertStatus(404)
    }
    const siteId = await closedSite()
    const { as } = await signInAdmin('finance', { changes: { siteId } })
    const shown = await as(client.get(path))
    assert.notInclude(shown.text(), order.id)
  })
})
