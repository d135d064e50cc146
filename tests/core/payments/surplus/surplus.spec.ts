import { test } from '@japa/runner'
import { refundSurplus } from '#core/payments/surplus/refund_surplus'
import { settleOrder } from '#core/payments/settling/settle_order'
import { ok, refuse } from '#core/result'
import {
  openCheckout,
  placedOrder,
  webhookOf,
  type Checkout,
  ordered,
} from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'
import { askedMails } from '#tests/support/mail/requested_mails'

const userId = ada().user.id
const description = 'Paid twice'

function surplus({ repositories }: Checkout) {
  return [...repositories.surplusPayments.rows.values()]
}

/** An order that is completed, and was paid once more after that. */
async function paidTwice() {
  const ports = await openCheckout()
  const order = await placedOrder(ports)
  ports.payments.pay(order.paymentId, 'paid')
  await settleOrder(ports, webhookOf(order.paymentId))
  return { ports, ...order, secondId: ports.payments.payAgain(order.orderId) }
}

/** That, and the second payment is recorded as a surplus. */
async function surplusOwed() {
  const made = await paidTwice()
  await settleOrder(made.ports, webhookOf(made.secondId))
  const [{ id: surplusId }] = surplus(made.ports)
  const refund = () => refundSurplus(made.ports, { surplusId, description })
  return { ...made, surplusId, refund }
}

test.group('A second completed payment of one order', () => {
  test('is recorded once as a surplus, and brings no credits', async ({ assert }) => {
    const { ports, orderId, paymentId, secondId } = await paidTwice()
    const calls = [
      webhookOf(secondId),
      webhookOf(secondId),
      webhookOf(paymentId),
      { orderId },
      webhookOf(secondId),
    ]
    await Promise.all(calls.map((call) => settleOrder(ports, call)))
    const [owed, ...more] = surplus(ports)
    assert.isEmpty(more)
    assert.lengthOf(ports.events.published, 1)
    assert.include(owed, { orderId, provider: 'fake', paymentId: secondId, status: 'owed' })
    assert.include(owed, { amount: 1999, currency: 'EUR' })
    const refunds = ports.repositories.jobs.added.filter(({ name }) => name === 'refund_surplus')
    assert.deepEqual(refunds, [{ name: 'refund_surplus', surplusId: owed.id }])
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 50)
    assert.lengthOf(ports.repositories.ledger.rows, 1)
  })

  test('is refunded in full, once, and the first payment stays', async ({ assert }) => {
    const { ports, orderId, paymentId, secondId, refund } = await surplusOwed()
    for (let time = 0; time < 3; time++) await refund()
    assert.equal((await ports.payments.find(secondId))?.status, 'refunded')
    assert.equal((await ports.payments.find(paymentId))?.status, 'paid')
    assert.equal(ports.payments.refunds.size, 1)
    assert.equal(surplus(ports)[0].status, 'returned')
    assert.lengthOf(askedMails(ports, 'surplus_refund'), 1)
    ports.payments.isDown = true
    assert.deepEqual(await refund(), ok('returned'))
    ports.payments.isDown = false

    await settleOrder(ports, webhookOf(secondId))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 50)
  })

  test('is mailed to its payer once, also with concurrent requests', async ({ assert }) => {
    const { ports, surplusId, refund } = await surplusOwed()
    await Promise.all([refund(), refund()])
    const mail = { name: 'send_mail', kind: 'surplus_refund', userId, surplusId }
    assert.deepEqual(askedMails(ports, 'surplus_refund'), [mail])
  })

  test('is retried when the provider does not answer', async ({ assert }) => {
    const { ports, refund } = await surplusOwed()
    ports.payments.isDown = true
    await assert.rejects(refund)
    assert.equal(surplus(ports)[0].status, 'owed')
    ports.payments.isDown = false
    await refund()
    assert.equal(surplus(ports)[0].status, 'returned')
  })

  test('is left to an operator when the provider refuses the refund', async ({ assert }) => {
    const { ports, secondId, refund } = await surplusOwed()
    ports.payments.pay(secondId, 'charged_back')
    assert.deepEqual(await refund(), ok('failed'))
    assert.equal(surplus(ports)[0].status, 'failed')
    assert.isEmpty(askedMails(ports, 'surplus_refund'))
  })

  test('that an admin has tried again is not closed by the late answer to the first try', async ({
    assert,
  }) => {
    const { ports, surplusId, refund } = await surplusOwed()
    ports.payments.refund = async () => {
      await ports.repositories.surplusPayments.update(surplusId, { refundId: 'the second try' })
      return 'failed'
    }
    await refund()
    assert.include(surplus(ports)[0], { status: 'owed', refundId: 'the second try' })
  })

  test('is refused for an unknown id, and for a provider out of use', async ({ assert }) => {
    const { ports, surplusId, refund } = await surplusOwed()
    const unknown = await refundSurplus(ports, { surplusId: 'unknown', description })
    assert.deepEqual(unknown, refuse('surplus_not_found'))
    await ports.repositories.surplusPayments.update(surplusId, { provider: 'former' })
    assert.deepEqual(await refund(), refuse('provider_unavailable'))
  })
})

test.group('Of two payments of one order', () => {
  test('the one that is paid first completes it', async ({ assert }) => {
    const { ports, orderId, paymentId } = await ordered()
    const secondId = ports.payments.payAgain(orderId)
    await settleOrder(ports, webhookOf(secondId))
    const order = ports.repositories.orders.rows.get(orderId)
    assert.include(order, { status: 'completed', providerPaymentId: secondId })
    ports.payments.pay(paymentId, 'paid')
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(surplus(ports)[0].paymentId, paymentId)
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 50)
  })

  test('the one that is not stored with the order never ends it', async ({ assert }) => {
    const { ports, orderId } = await ordered()
    const otherId = ports.payments.payAgain(orderId)
    ports.payments.pay(otherId, 'expired')
    assert.deepEqual(await settleOrder(ports, webhookOf(otherId)), refuse('payment_mismatch'))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'pending')
  })
})

test.group('Money for an order that failed', () => {
  test('is refunded, as a failed order stays failed', async ({ assert }) => {
    const { ports, orderId, paymentId } = await ordered()
    ports.payments.pay(paymentId, 'failed')
    await settleOrder(ports, webhookOf(paymentId))
    ports.payments.pay(paymentId, 'paid')
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'failed')
    assert.include(surplus(ports)[0], { paymentId, status: 'owed' })
    assert.isEmpty(ports.repositories.ledger.rows)
  })
})
