import { test } from '@japa/runner'
import type { MovementKind } from '#core/credits/movement'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { refuse } from '#core/result'
import { ada } from '#tests/support/people/people'
import { buyer, paidOrder, spend, webhookOf } from '#tests/support/payments/checkout'

const userId = ada().user.id

async function completed() {
  const paid = await paidOrder()
  await settleOrder(paid.ports, webhookOf(paid.paymentId))
  return paid
}

type Completed = Awaited<ReturnType<typeof completed>>

/** The bank changes the payment, and the provider tells so twice. */
async function settled({ ports, paymentId, orderId }: Completed, status: PaymentStatus) {
  ports.payments.pay(paymentId, status)
  for (let time = 0; time < 2; time++) await settleOrder(ports, webhookOf(paymentId))
  return ports.repositories.orders.rows.get(orderId)?.status
}

/** Credits and kinds of all movements of the order after its purchase, from the member's view. */
function changes({ ports, orderId }: Completed) {
  const [, ...later] = ports.repositories.ledger.rows.filter((one) => one.orderId === orderId)
  return later.map(({ kind, to, credits }) => [kind, to === 'house:sales' ? -credits : credits])
}

function papers({ ports }: Completed) {
  const invoices = [...ports.repositories.invoices.rows.values()]
  return invoices.map(({ kind, grossAmount }) => [kind, grossAmount])
}

test.group('A reversed purchase', () => {
  const ways: { status: PaymentStatus; kind: MovementKind }[] = [
    { status: 'refunded', kind: 'refund' },
    { status: 'charged_back', kind: 'chargeback' },
  ]

  test('takes the credits back when it is {status}, once')
    .with(ways)
    .run(async ({ assert }, { status, kind }) => {
      const { ports, orderId, paymentId } = await completed()
      ports.payments.pay(paymentId, status)
      for (const call of [webhookOf(paymentId), { orderId }]) await settleOrder(ports, call)
      assert.include(buyer(ports), { credits: 0, paidUser: true })
      const [, back, ...more] = ports.repositories.ledger.rows
      assert.include(back, { kind, to: 'house:sales', credits: 50, orderId })
      assert.isEmpty(more)
    })

  test('takes at most the credits that are left when {spent} are spent')
    .with([
      { spent: 20, last: { kind: 'chargeback', credits: 30 } },
      { spent: 50, last: { kind: 'message', credits: 50 } },
    ])
    .run(async ({ assert }, { spent, last }) => {
      const made = await completed()
      await spend(made.ports, userId, spent)
      await settled(made, 'charged_back')
      assert.equal(buyer(made.ports)?.credits, 0)
      assert.include(made.ports.repositories.ledger.rows.at(-1), last)
    })
})

test.group('A chargeback that is undone', () => {
  test('gives the credits back, once, with an invoice again', async ({ assert }) => {
    const made = await completed()
    const { completedAt } = made.ports.repositories.orders.rows.get(made.orderId) ?? {}
    made.ports.clock.advance({ days: 20 })
    assert.equal(await settled(made, 'charged_back'), 'charged_back')
    assert.equal(await settled(made, 'paid'), 'completed')
    assert.deepEqual(changes(made), [
      ['chargeback', -50],
      ['chargeback', 50],
    ])
    assert.equal(buyer(made.ports)?.credits, 50)
    assert.deepEqual(papers(made), [
      ['invoice', 1999],
      ['credit_note', 1999],
      ['invoice', 1999],
    ])
    const order = made.ports.repositories.orders.rows.get(made.orderId)
    assert.equal(order?.completedAt, completedAt)
  })

  test('leaves an order refunded that was so before, without an invoice', async ({ assert }) => {
    const made = await completed()
    await settled(made, 'refunded')
    assert.equal(await settled(made, 'charged_back'), 'charged_back')
    assert.equal(await settled(made, 'paid'), 'refunded')
    assert.deepEqual(changes(made), [['refund', -50]])
    assert.deepEqual(papers(made), [
      ['invoice', 1999],
      ['credit_note', 1999],
    ])
  })

  test('gives back no more than was taken, after credits were spent', async ({ assert }) => {
    const made = await completed()
    await spend(made.ports, userId, 49)
    await settled(made, 'charged_back')
    assert.equal(buyer(made.ports)?.credits, 0)
    await settled(made, 'paid')
    assert.deepEqual(changes(made), [
      ['chargeback', -1],
      ['chargeback', 1],
    ])
    assert.equal(buyer(made.ports)?.credits, 1)
  })

  test('may be charged back again, and undone again', async ({ assert }) => {
    const made = await completed()
    for (const status of ['charged_back', 'paid', 'charged_back', 'paid'] as const) {
      await settled(made, status)
    }
    assert.equal(buyer(made.ports)?.credits, 50)
    assert.lengthOf(changes(made), 4)
    assert.deepEqual(papers(made), [
      ['invoice', 1999],
      ['credit_note', 1999],
      ['invoice', 1999],
      ['credit_note', 1999],
      ['invoice', 1999],
    ])
  })

  test('does not come from a stale report of the payment', async ({ assert }) => {
    const made = await completed()
    const stale = await made.ports.payments.find(made.paymentId)
    await settled(made, 'charged_back')
    made.ports.payments.find = async () => stale
    await settleOrder(made.ports, webhookOf(made.paymentId))
    assert.equal(made.ports.repositories.orders.rows.get(made.orderId)?.status, 'charged_back')
    assert.equal(buyer(made.ports)?.credits, 0)
  })
})

test.group('A refund in the dashboard of the provider', () => {
  const ask = { userId, requestId: 'r', refundDays: 14 }

  test('takes the credits that its money had paid for, once', async ({ assert }) => {
    const made = await completed()
    const { ports, paymentId, orderId } = made
    ports.payments.refundElsewhere(paymentId, 1000)
    for (const call of [webhookOf(paymentId), { orderId }]) await settleOrder(ports, call)
    assert.deepEqual(changes(made), [['refund', -25]])
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
    assert.deepEqual(papers(made), [
      ['invoice', 1999],
      ['credit_note', 1000],
    ])
    ports.payments.refundElsewhere(paymentId)
    await settleOrder(ports, { orderId })
    assert.deepEqual(changes(made), [
      ['refund', -25],
      ['refund', -25],
    ])
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'refunded')
    assert.deepEqual(papers(made).at(-1), ['credit_note', 999])
  })

  test('takes its credits also where it is seen together with the payment', async ({ assert }) => {
    const { ports, orderId, paymentId } = await paidOrder()
    ports.payments.refundElsewhere(paymentId, 1000)
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
    assert.equal(buyer(ports)?.credits, 25)
  })

  test('closes the order when all its money is back, whatever was spent', async ({ assert }) => {
    const made = await completed()
    await spend(made.ports, userId, 40)
    made.ports.payments.refundElsewhere(made.paymentId)
    await settleOrder(made.ports, webhookOf(made.paymentId))
    assert.equal(made.ports.repositories.orders.rows.get(made.orderId)?.status, 'refunded')
    assert.equal(buyer(made.ports)?.credits, 0)
  })

  test('lowers what the member can have refunded', async ({ assert }) => {
    const { ports, paymentId } = await completed()
    ports.payments.refundElsewhere(paymentId, 1000)
    await settleOrder(ports, webhookOf(paymentId))
    const whole = await requestRefund(ports, { ...ask, shownTotal: 1999 })
    assert.deepEqual(whole, refuse('refund_changed'))
    assert.isTrue((await requestRefund(ports, { ...ask, shownTotal: 999 })).ok)
    assert.equal(buyer(ports)?.credits, 0)
  })

  test('takes no credits that a refund of ours has taken', async ({ assert }) => {
    const made = await completed()
    await spend(made.ports, userId, 20)
    assert.isTrue((await requestRefund(made.ports, { ...ask, shownTotal: 1199 })).ok)
    made.ports.payments.refundElsewhere(made.paymentId, 800)
    await settleOrder(made.ports, webhookOf(made.paymentId))
    assert.deepEqual(changes(made), [['refund', -30]])
  })

  test('is no reversal when the refund is ours, whole and on its way', async ({ assert }) => {
    const { ports, paymentId, orderId } = await completed()
    const asked = await requestRefund(ports, { ...ask, shownTotal: 1999 })
    const refundId = asked.ok ? asked.value[0].id : ''
    const work = () => payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true })
    ports.payments.refundsAre = 'pending'
    await work()
    assert.equal((await ports.payments.find(paymentId))?.status, 'refunded')
    await settleOrder(ports, webhookOf(paymentId))
    ports.payments.endRefund(refundId, 'failed')
    await work()
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
    assert.equal(buyer(ports)?.credits, 50)
  })
})
