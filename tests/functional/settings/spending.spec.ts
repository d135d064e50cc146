import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import SpendingLimits from '#models/spending_limits'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'
import {
  buyCredits,
  openShop,
  placeOrder,
  orderForm,
  submitOrder,
} from '#tests/support/payments/shop'

const path = '/settings/spending'

test.group('Spending limits', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  function limit(client: ApiClient, amount: string) {
    return sendSettings(client, `${path}/limit`, { amount }, ada())
  }

  function pause(client: ApiClient, form: Record<string, string>) {
    return sendSettings(client, `${path}/pause`, form, ada())
  }

  async function shown(client: ApiClient) {
    const { inertiaProps } = await open(client, path, ada())
    return inertiaProps.spending
  }

  test('shows what the month and the limit are, in their currency', async ({ client, assert }) => {
    await limit(client, '50')
    await buyCredits(client, ada())
    await placeOrder(client, ada(), { client_id: 'form-2' })
    assert.deepEqual(await shown(client), {
      spent: { amount: 1999, currency: 'EUR' },
      open: { amount: 1999, currency: 'EUR' },
      limit: { amount: 5000, currency: 'EUR' },
      waiting: null,
      pausedUntil: null,
    })
  })

  test('refuses an order over the limit, on page and server', async ({ client, assert }) => {
    await limit(client, '19')
    const { bundles } = (await openShop(client, ada())).inertiaProps
    const refusals = (tier: number) => bundles[tier].quotes.map((quote: never) => quote['refusal'])
    assert.deepEqual([...new Set(refusals(0))], [null])
    assert.deepEqual([...new Set(refusals(1))], ['spending_limit_reached'])
    const answer = await submitOrder(client, ada(), await orderForm())
    answer.assertStatus(302)
    assert.include(JSON.stringify(answer.flashMessages()), 'Hiermee ga je over je maandlimiet.')
    assert.equal(await countOf('orders'), 0)
  })

  test('delays a raised limit by a day, and lets it be cancelled', async ({ client, assert }) => {
    await limit(client, '20')
    await limit(client, '60')
    const { waiting, limit: holds } = await shown(client)
    assert.equal(holds.amount, 2000)
    assert.equal(waiting.limit.amount, 6000)
    await sendSettings(client, `${path}/limit/remove`, {}, ada())
    assert.isNull((await shown(client)).waiting.limit)
    await sendSettings(client, `${path}/limit/keep`, {}, ada())
    assert.isNull((await shown(client)).waiting)
    assert.equal((await shown(client)).limit.amount, 2000)
  })

  test('pauses purchases only after a confirmation', async ({ client, assert }) => {
    await pause(client, { hours: '24' })
    await pause(client, { hours: '25', sure: '1' })
    assert.equal(await countOf('spending_cares'), 0)
    await pause(client, { hours: '168', sure: '1' })
    const limits = await SpendingLimits.findOrFail(ada().user.id)
    const days = limits.pausedUntil!.diff(DateTime.utc(), 'days').days
    assert.approximately(days, 7, 0.1)
    const answer = await submitOrder(client, ada(), await orderForm())
    assert.include(JSON.stringify(answer.flashMessages()), 'aankooppauze')
    assert.equal(await countOf('orders'), 0)
  })

  test('accepts whole positive amounts only', async ({ client, assert }) => {
    for (const amount of ['0', '-5', '1.5', 'many', '100001', '']) await limit(client, amount)
    assert.equal(await countOf('spending_cares'), 0)
  })
})
