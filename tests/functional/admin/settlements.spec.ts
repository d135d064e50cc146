import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type { AdminRole } from '#core/admin/admin'
import { Ports } from '#core/ports'
import { compareSettlements } from '#jobs/compare_settlements_job'
import SettlementComparison from '#models/settlement_comparison'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'

const path = '/admin/orders/settlements'

async function asAdmin(client: ApiClient, role: AdminRole = 'finance') {
  const { as } = await signInAdmin(role)
  return {
    get: (page: string) => as(client.get(page)),
    post: (day: string) =>
      as(client.post(path)).header('referer', `http://localhost${path}`).form({ day }),
  }
}

function dayOf(daysAgo = 0) {
  return DateTime.utc().minus({ days: daysAgo }).toISODate()
}

function comparisonOf(provider: string, ofDay = dayOf()) {
  return SettlementComparison.find(`${provider} ${ofDay}`)
}

test.group('Settlements in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('of a day are compared when an admin asks, in the audit log', async ({ assert, client }) => {
    await buyCredits(client, ada())
    const { get, post } = await asAdmin(client)
    const empty = await get(path)
    empty.assertTextIncludes('Nothing has been compared yet')
    const compared = await post(dayOf())
    assert.include(compared.flashMessage('done'), 'every order')
    const found = await comparisonOf('sandbox')
    assert.containSubset(found?.$attributes, {
      orders: 1,
      differing: 0,
      totals: [{ currency: 'EUR', received: 1999, expected: 1999 }],
    })
    const list = await get(path)
    list.assertTextIncludes('€19.99')
    list.assertTextIncludes('agrees')
    assert.include((await db.from('audit_rows'))[0], {
      act: 'compare_settlements',
      subject_id: dayOf(),
    })
  })

  test('that differ are listed with a link to each order', async ({ assert, client }) => {
    const { order, payment } = await buyCredits(client, ada())
    await payment.merge({ amount: 1500 }).save()
    const { get, post } = await asAdmin(client)
    const compared = await post(dayOf())
    assert.include(compared.flashMessage('done'), '1 order')
    for (const page of [path, `${path}?differing=yes`, `${path}?provider=sandbox`]) {
      const list = await get(page)
      list.assertTextIncludes(`/admin/orders/${order.id}`)
      list.assertTextIncludes('€15.00 received, €19.99 by the ledger')
    }
    const other = await get(`${path}?provider=bank&differing=yes`)
    assert.notInclude(other.text(), order.id)
    const dashboard = await get('/admin')
    dashboard.assertTextIncludes('Settlements that differ')
  })

  test('are stored by the hourly job for every day it compares, once for each', async ({
    assert,
    client,
  }) => {
    await buyCredits(client, ada())
    const ports = await app.container.make(Ports)
    await compareSettlements(ports, DateTime.utc().minus({ days: 3 }))
    await compareSettlements(ports, DateTime.utc().minus({ days: 3 }))
    for (const daysAgo of [0, 1, 2, 3]) {
      const found = await comparisonOf('sandbox', dayOf(daysAgo))
      assert.equal(found?.orders, daysAgo === 0 ? 1 : 0)
    }
    assert.isNull(await comparisonOf('sandbox', dayOf(4)))
  })

  test('of an earlier day leave out what was sold after it', async ({ assert, client }) => {
    await buyCredits(client, ada())
    const { post } = await asAdmin(client)
    await post(dayOf(2) ?? '')
    assert.equal((await comparisonOf('sandbox', dayOf(2)))?.orders, 0)
    assert.isNull(await comparisonOf('sandbox'))
  })

  test('of a day to come, or of none, are refused', async ({ assert, client }) => {
    const { post } = await asAdmin(client)
    const coming = await post(dayOf(-1) ?? '')
    assert.include(coming.flashMessage('error'), 'up to today')
    const wrong = await post('tomorrow')
    assert.equal(wrong.flashMessage('error'), 'That isn’t a day.')
    assert.isEmpty(await SettlementComparison.all())
    assert.isEmpty(await db.from('audit_rows'))
  })

  test('come page by page, the last day first', async ({ assert, client }) => {
    const at = DateTime.utc(2026, 1, 1)
    await SettlementComparison.createMany(
      Array.from({ length: 41 }, (_, index) => {
        const of = at.plus({ days: index })
        const counted = { orders: 0, totals: [], differing: 0, differences: [] }
        return {
          id: `sandbox ${of.toISODate()}`,
          provider: 'sandbox',
          day: of,
          comparedAt: at,
          ...counted,
        }
      })
    )
    const { get } = await asAdmin(client)
    const first = await get(path)
    first.assertTextIncludes('10 Feb 2026')
    assert.notInclude(first.text(), '>1 Jan 2026</td>')
    const rest = await get(`${path}?after=2026-01-02.sandbox`)
    rest.assertTextIncludes('>1 Jan 2026</td>')
    assert.notInclude(rest.text(), '10 Feb 2026')
  })

  test('are seen by support, who may not compare, and by nobody of one site', async ({
    assert,
    client,
  }) => {
    const support = await asAdmin(client, 'support')
    const seen = await support.get(path)
    seen.assertStatus(200)
    const refused = await support.post(dayOf())
    refused.assertStatus(404)
    const { as } = await signInAdmin('owner', { changes: { siteId: await closedSite() } })
    const ofOne = await as(client.get(path))
    ofOne.assertStatus(404)
    assert.isEmpty(await SettlementComparison.all())
  })
})
