import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { FakePaymentGateway } from '#tests/fakes/fake_payment_gateway'
import { Ports } from '#core/ports'
import { reconcileRefunds } from '#jobs/reconcile_orders_job'
import PayOutRefundJob from '#jobs/pay_out_refund_job'
import OutboxMessage from '#models/outbox_message'
import Refund from '#models/refund'
import User from '#models/user'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { askRefund, payOutAll, providerSays } from '#tests/support/payments/refunds'
import { buyCredits } from '#tests/support/payments/shop'
import { runJob } from '#tests/support/queue/jobs'
import { sendMail } from '#tests/support/mail/mail_jobs'
import { replacePorts } from '#tests/support/time/clock'

async function adaAsked(client: ApiClient) {
  await join(ada())
  const { order } = await buyCredits(client, ada())
  await askRefund(client, ada())
  return { order, refund: await Refund.firstOrFail() }
}

test.group('The job that pays a refund out', (group) => {
  inTransaction(group)

  test('fails while the provider does not answer, and succeeds once it does', async ({
    client,
    test: it,
    assert,
  }) => {
    const { refund } = await adaAsked(client)
    const provider = new FakePaymentGateway()
    provider.isDown = true
    const payments = { for: () => provider, named: () => provider, all: () => [provider] }
    await replacePorts(it, { payments })
    const attempt = runJob(PayOutRefundJob, { refundId: refund.id })
    await assert.rejects(() => attempt, 'The provider does not answer')
    app.container.restore(Ports)
    assert.equal((await refund.refresh()).status, 'requested')
    await payOutAll()
    assert.equal((await refund.refresh()).status, 'completed')
  })
})

test.group('Refunds that are under way', (group) => {
  inTransaction(group)

  test('are checked until the provider reports their end', async ({ client, assert }) => {
    const { refund } = await adaAsked(client)
    const ports = await app.container.make(Ports)
    await providerSays(refund, 'pending')
    assert.deepEqual(await reconcileRefunds(ports, 0), { asked: 1, settled: 0, unanswered: 0 })
    assert.equal((await refund.refresh()).status, 'pending')
    await providerSays(refund, 'refunded')
    assert.deepEqual(await reconcileRefunds(ports, 0), { asked: 1, settled: 1, unanswered: 0 })
    assert.deepEqual(await reconcileRefunds(ports, 0), { asked: 0, settled: 0, unanswered: 0 })
  })

  test('are first left to their own job', async ({ client, assert }) => {
    await adaAsked(client)
    assert.equal((await reconcileRefunds(await app.container.make(Ports))).asked, 0)
  })
})

test.group('The mail about a refund', (group) => {
  inTransaction(group)

  test('is a receipt: what for, how much, and by which way', async ({ client, assert }) => {
    const { order, refund } = await adaAsked(client)
    await sendMail({ kind: 'refund', userId: ada().user.id, refundId: refund.id })
    const { subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(subject, 'Je krijgt geld terug van Vonk')
    assert.match(text, /€\s19,99/)
    assert.include(text, '50 ongebruikte credits')
    assert.include(text, 'iDEAL')
    assert.include(text, `/transactions/${order.id}`)
  })

  test('reports a failure, and that the credits are back', async ({ client, assert }) => {
    const { refund } = await adaAsked(client)
    await sendMail({ kind: 'refund_failed', userId: ada().user.id, refundId: refund.id })
    const { subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(subject, 'Je terugbetaling van Vonk is mislukt')
    assert.include(text, 'Je 50 credits staan weer op je saldo')
  })

  test('goes to no account that has been erased', async ({ client, assert }) => {
    const { refund } = await adaAsked(client)
    await User.query().update({ email: null })
    await sendMail({ kind: 'refund', userId: ada().user.id, refundId: refund.id })
    assert.equal(await countOf('outbox'), 0)
  })
})
