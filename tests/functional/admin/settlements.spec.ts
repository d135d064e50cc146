import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { compareSettlements } from '#jobs/compare_settlements_job'
import SettlementComparison from '#models/settlement_comparison'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

const path = '/admin/orders/settlements'

function dayOf(daysAgo = 0) {
  return DateTime.utc().minus({ days: daysAgo }).toISODate()
}

function comparisonOf(provider: string, ofDay = dayOf()) {
  return SettlementComparison.find(`${provider} ${ofDay}`)
}

test.group('Settlements in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('of a day are compared when an admin asks', async ({ assert, client }) => {
    await buyCredits(client, ada())
    const { post, shows } = await adminAtWork(client, 'finance')
    await shows(path, 'Nothing has been compared yet')
    const compared = await post(path, { day: dayOf() })
    assert.include(compared.flashMessage('done'), 'every order')
    const found = await comparisonOf('sandbox')
    assert.containSubset(found?.$attributes, {
      orders: 1,
      differing: 0,
      totals: [{ currency: 'EUR', received: 1999, expected: 1999 }],
    })
    await shows(path, '€19.99', 'matches')
  })

  test('that differ are listed with a link to each order', async ({ assert, client }) => {
    const { order, payment } = await buyCredits(client, ada())
    await payment.merge({ amount: 1500 }).save()
    const { post, read, shows } = await adminAtWork(client, 'finance')
    const compared = await post(path, { day: dayOf() })
    assert.include(compared.flashMessage('done'), '1 order')
    for (const page of [path, `${path}?differing=yes`, `${path}?provider=sandbox`]) {
      await shows(page, `/admin/orders/${order.id}`, '€15.00 received, €19.99 in the ledger')
    }
    assert.notInclude(await read(`${path}?provider=bank&differing=yes`), order.id)
    await shows('/admin', 'Settlement mismatches')
  })

  test('are stored by the hourly job, once for each day', async ({ assert, client }) => {
    await buyCredits(client, ada())
    const ports = await sitePorts()
    await compareSettlements(ports, DateTime.utc().minus({ days: 3 }))
    await compareSettlements(ports, DateTime.utc().minus({ days: 3 }))
    for (const daysAgo of [0, 1, 2, 3]) {
      const found = await comparisonOf('sandbox', dayOf(daysAgo))
      assert.equal(found?.orders, daysAgo === 0 ? 1 : 0)
    }
    assert.isNull(await comparisonOf('sandbox', dayOf(4)))
  })
})
