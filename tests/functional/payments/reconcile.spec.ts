import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { reconcileOrders } from '#jobs/reconcile_orders_job'
import Order from '#models/order'
import SandboxPayment from '#models/sandbox_payment'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { setProviderStatus, placeOrder, orderOutcome } from '#tests/support/payments/shop'

/** Moves all orders back in time by this much. */
async function later(minutes: number) {
  const createdAt = DateTime.utc().minus({ minutes }).toMillis()
  await Order.query().update({ createdAt })
  await SandboxPayment.query().update({ createdAt })
}

async function reconcile() {
  return reconcileOrders(await app.container.make(Ports))
}

test.group('Orders that stayed open', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('are left alone while their payer may still be paying', async ({ client, assert }) => {
    const { order, payment } = await placeOrder(client, ada())
    await setProviderStatus(payment, 'paid')
    await later(14)
    assert.equal((await reconcile()).asked, 0)
    assert.equal((await orderOutcome(order)).status, 'pending')
  })

  test('are reconciled independently when the provider knows nothing of one', async ({
    client,
    assert,
  }) => {
    const lost = await placeOrder(client, ada())
    const paid = await placeOrder(client, ada(), { client_id: 'form-2' })
    await Order.query()
      .where('id', lost.order.id)
      .update({ providerPaymentId: paid.payment.id + 'x' })
    await setProviderStatus(paid.payment, 'paid')
    await later(16)
    assert.deepEqual(await reconcile(), { asked: 2, settled: 1, unanswered: 0 })
    assert.equal((await orderOutcome(paid.order)).status, 'completed')
  })

  test('are reconciled by a command for operators', async ({ client, assert }) => {
    const { order } = await placeOrder(client, ada())
    await later(61)
    const ace = await app.container.make('ace')
    const { exitCode } = await ace.exec('orders:reconcile', [])
    assert.equal(exitCode ?? 0, 0)
    assert.equal((await orderOutcome(order)).status, 'cancelled')
  })
})
