import { test } from '@japa/runner'
import type { MovementKind } from '#core/credits/movement'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { PaymentStatus } from '#core/ports/payment_gateway'
import { ada } from '#tests/support/people/people'
import { buyer, paidOrder, spend, webhookOf } from '#tests/support/payments/checkout'

const userId = ada().user.id

test.group('A reversed purchase', () => {
  async function completed() {
    const paid = await paidOrder()
    await settleOrder(paid.ports, webhookOf(paid.paymentId))
    return paid
  }

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

  test('takes at most the credits that are left', async ({ assert }) => {
    const { ports, paymentId } = await completed()
    await spend(ports, userId, 20)
    ports.payments.pay(paymentId, 'charged_back')
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(buyer(ports)?.credits, 0)
    assert.include(ports.repositories.ledger.rows.at(-1), { kind: 'chargeback', credits: 30 })
  })

  test('takes nothing when all credits are spent', async ({ assert }) => {
    const { ports, paymentId } = await completed()
    await spend(ports, userId, 50)
    ports.payments.pay(paymentId, 'charged_back')
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(ports.repositories.ledger.rows.at(-1)?.kind, 'message')
  })
})
