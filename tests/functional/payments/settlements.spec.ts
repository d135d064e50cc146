import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { settleFailedRefund } from '#core/admin/orders/settle_failed_refund'
import SettlementsCompare from '#commands/settlements_compare'
import Order from '#models/order'
import SandboxPayment from '#models/sandbox_payment'
import SurplusPayment from '#models/surplus_payment'
import { actorOf } from '#tests/support/admin/admins'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  boughtAt,
  orderedAt,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { askRefund, payOutAll } from '#tests/support/payments/refunds'
import { setProviderStatus, buyCredits, orderOutcome } from '#tests/support/payments/shop'
import { refundRow } from '#tests/support/database/rows'
import { setSetting } from '#tests/support/sites/settings'
import { settlementDifferences } from '#tests/support/payments/settlements'
import { sitePorts } from '#tests/support/site/ports'

/** Fifty credits in euros by PayPal, which has costs. */
const payPal = { method: 'paypal', shown_total: 2102 }

test.group('Settlements of the sandbox', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('agree once a bundle is refunded without its costs, and once it is charged back with them', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await buyCredits(client, ada(), payPal)
    // After the days of a withdrawal, which would give the costs back.
    await setSetting('refund_days', 30)
    await Order.query()
      .where('id', order.id)
      .update({ completedAt: Date.now() - 25 * 86_400_000 })
    await askRefund(client, ada())
    await payOutAll()
    assert.equal((await orderOutcome(order)).status, 'refunded')
    assert.deepEqual(await settlementDifferences(), [])
    await setProviderStatus(payment, 'charged_back')
    assert.deepEqual(await settlementDifferences(), [])
    assert.equal((await orderOutcome(order)).status, 'charged_back')
  })

  test('agree once money went back by hand, of which the provider knows nothing', async ({
    client,
    assert,
  }) => {
    const { order } = await buyCredits(client, ada())
    const ports = await sitePorts()
    const { admin } = await signInAdmin('support')
    const now = ports.clock.now()
    const ended = { created_at: now.toMillis(), ended_at: now.toMillis(), status: 'failed' }
    await db.table('refunds').insert({ ...refundRow(order), ...ended, credits: 50, amount: 1999 })
    const settling = { by: actorOf(admin, now), orderId: order.id, note: 'By bank' } as const
    assert.isTrue((await settleFailedRefund(ports, { ...settling, outcome: 'returned' })).ok)
    assert.deepInclude(await orderOutcome(order), { status: 'refunded', credits: 0 })
    assert.deepEqual(await settlementDifferences(), [])
  })

  test('include a payment that was created long before it was paid', async ({ client, assert }) => {
    const { payment } = await buyCredits(client, ada())
    const createdAt = DateTime.utc().minus({ days: 9 })
    await SandboxPayment.query().where('id', payment.id).update({ createdAt: createdAt.toMillis() })
    assert.deepEqual(await settlementDifferences(), [])
  })

  test('are compared by a command that fails when they differ', async ({ client, assert }) => {
    const { payment } = await buyCredits(client, ada())
    const clean = await ace.create(SettlementsCompare, [])
    await clean.exec()
    assert.notEqual(clean.exitCode, 1)
    await payment.merge({ amount: 1 }).save()
    const command = await ace.create(SettlementsCompare, [])
    await command.exec()
    assert.equal(command.exitCode, 1)
    const logged = await db.from('audit_rows').where('act', 'compare_settlements')
    assert.lengthOf(logged, 2)
    assert.deepInclude(logged[1], { admin_id: null, after: '{"days":3}' })
  })
})

test.group('Settlements of a provider', (group) => {
  inTransaction(group)
  withProviders(group)
  group.each.setup(() => join(ada()))

  test('of {name} agree with the ledger, and report unnoticed chargebacks')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      const { order, paymentId } = await boughtAt(client, shop, ada())
      assert.deepEqual(await settlementDifferences(), [])

      shop.stub.pay(paymentId, 'charged_back')
      assert.deepEqual(await settlementDifferences(), [])
      assert.equal((await orderOutcome(order)).status, 'charged_back')
    })

  test('find a second payment at Mollie without a webhook', async ({ client, assert }) => {
    const { paymentId } = await orderedAt(client, webhookProviders[0], ada())
    webhookProviders[0].stub.pay(paymentId, 'paid')
    const secondId = webhookProviders[0].stub.payAgain(paymentId)
    assert.deepEqual(await settlementDifferences(), [])
    const surplus = await SurplusPayment.firstOrFail()
    assert.include([paymentId, secondId], surplus.paymentId)
  })
})
