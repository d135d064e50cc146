import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { inTransaction } from '#tests/support/database/transactions'
import {
  openShop,
  orderForm,
  orderOutcome,
  returnFromProvider,
  storeCode,
  submitOrder,
} from '#tests/support/payments/shop'
import Invoice from '#models/invoice'
import Order from '#models/order'
import SandboxPayment from '#models/sandbox_payment'
import { compareSettlements } from '#jobs/compare_settlements_job'
import { Ports } from '#core/ports'
import app from '@adonisjs/core/services/app'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

test.group('A bundle that a code makes free', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada())
    await storeCode({ code: 'GIFT', valuePercentage: 100 })
  })

  test('costs nothing with every method in the shop', async ({ assert, client }) => {
    const shop = await openShop(client, ada(), '/credits?code=GIFT')
    const { bundles } = shop.inertiaProps as {
      bundles: { quotes: { method: string; totalAmount: number; codeError: string | null }[] }[]
    }
    const [{ quotes }] = bundles
    for (const { method, totalAmount, codeError } of quotes) {
      const isFree = method !== 'sdd'
      assert.equal(totalAmount === 0, isFree, method)
      assert.equal(codeError === null, isFree, method)
    }
  })

  test('is theirs when they return to its page, without a provider', async ({ assert, client }) => {
    const form = await orderForm({ code: 'GIFT', shown_total: 0, method: 'creditcard' })
    const answer = await submitOrder(client, ada(), form)
    const order = await Order.firstOrFail()
    assert.include(answer.header('location') ?? answer.text(), `/transactions/${order.id}`)
    await returnFromProvider(client, ada(), order)
    assert.deepEqual(await orderOutcome(order), {
      status: 'completed',
      credits: 50,
      premium: true,
    })
    assert.isEmpty([...(await SandboxPayment.all()), ...(await Invoice.all())])
    const since = DateTime.utc().minus({ days: 1 })
    const differences = await compareSettlements(await app.container.make(Ports), since)
    assert.isEmpty(differences)
  })
})
