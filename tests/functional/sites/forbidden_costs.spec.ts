import { test } from '@japa/runner'
import { forbiddenCostsBySite } from '#queries/sites/forbidden_costs_by_site'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { openShop } from '#tests/support/payments/shop'
import { setSetting } from '#tests/support/sites/settings'

test.group('Costs of payment methods that the law forbids', (group) => {
  inTransaction(group)

  test('are found for the warning at the start, and charged to nobody', async ({
    client,
    assert,
  }) => {
    await join(ada())
    await setSetting('method_costs', 'ideal:NL:0.29,paypal:NL:0.50')
    const [site, ...more] = await forbiddenCostsBySite()
    assert.isEmpty(more)
    assert.deepEqual(site.costs, ['ideal:NL'])
    const { bundles } = (await openShop(client, ada())).inertiaProps
    const costs = new Map<string, number>()
    for (const { method, costsAmount } of bundles[1].quotes) costs.set(method, costsAmount)
    assert.deepEqual([costs.get('ideal'), costs.get('paypal'), costs.get('creditcard')], [0, 50, 0])
  })
})
