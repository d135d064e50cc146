import { test } from '@japa/runner'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleRefund } from '#core/payments/refunds/settle_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { RefundStatus } from '#core/ports/payment_gateway'
import { refuse } from '#core/result'
import { ada } from '#tests/support/people/people'
import {
  buyer,
  openCheckout,
  completedOrder,
  spend,
  type Checkout,
  webhookOf,
} from '#tests/support/payments/checkout'

const userId = ada().user.id

/** Ada spent some of fifty credits and asked for the rest back. */
async function requested(spent = 0, refundsAre: RefundStatus = 'refunded') {
  const ports = await openCheckout()
  ports.payments.refundsAre = refundsAre
  const order = await completedOrder(ports, { method: 'paypal' })
  await spend(ports, userId, spent)
  const unused = (50 - spent) / 50
  // With the same share of 1.03 that PayPal costs.
  const shownTotal = Math.floor(1999 * unused) + Math.round(103 * unused)
  const input = { userId, requestId: 'request-1', shownTotal, refundDays: 14 }
  const asked = await requestRefund(ports, input)
  if (!asked.ok) throw new Error(asked.refusal)
  return { ports, ...order, refundId: asked.value[0].id }
}

function pay(ports: Checkout, refundId: string) {
  return payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true })
}

function stateOf({ repositories }: Checkout, refundId: string) {
  return repositories.refunds.rows.get(refundId)?.status
}

function mailsOf({ repositories }: Checkout) {
  return repositories.jobs.added.flatMap((job) =>
    job.name === 'send_mail' && 'refundId' in job ? [job.kind] : []
  )
}

test.group('Paying a refund out', () => {
  test('asks the provider for that payment, its price and the share of its costs', async ({
    assert,
  }) => {
    const { ports, refundId, paymentId } = await requested(10)
    await pay(ports, refundId)
    const amount = { amount: 1599 + 82, currency: 'EUR' }
    assert.deepInclude(ports.payments.refunds.get(refundId), { paymentId, amount })
  })

  test('completes it with its time, and mails one receipt', async ({ assert }) => {
    const { ports, refundId } = await requested(10)
    ports.clock.advance({ minutes: 5 })
    const paid = await pay(ports, refundId)
    assert.containSubset(paid, { ok: true, value: { status: 'completed' } })
    assert.deepEqual(ports.repositories.refunds.rows.get(refundId)?.endedAt, ports.clock.now())
    assert.deepEqual(mailsOf(ports), ['refund'])
  })

  test('makes the order refunded only when nothing is left of it', async ({ assert }) => {
    const whole = await requested()
    await pay(whole.ports, whole.refundId)
    assert.equal(whole.ports.repositories.orders.rows.get(whole.orderId)?.status, 'refunded')
    const part = await requested(1)
    await pay(part.ports, part.refundId)
    assert.equal(part.ports.repositories.orders.rows.get(part.orderId)?.status, 'completed')
  })

  test('leaves the order open until it is done, whatever its provider refunds', async ({
    assert,
  }) => {
    const { ports, orderId, paymentId } = await requested()
    ports.payments.refundElsewhere(paymentId, 1)
    await settleOrder(ports, webhookOf(paymentId))
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
  })

  test('repeated and concurrently refunds the money once', async ({ assert }) => {
    const { ports, refundId } = await requested(10)
    await Promise.all([pay(ports, refundId), pay(ports, refundId)])
    ports.payments.isDown = true
    await pay(ports, refundId)
    assert.equal(ports.payments.refunds.size, 1)
    assert.deepEqual(mailsOf(ports), ['refund'])
  })

  test('stays pending while the provider does not respond', async ({ assert }) => {
    const { ports, refundId } = await requested(10)
    ports.payments.isDown = true
    await assert.rejects(() => pay(ports, refundId), 'The provider does not answer')
    assert.deepEqual([stateOf(ports, refundId), buyer(ports)?.credits], ['requested', 0])
    ports.payments.isDown = false
    await pay(ports, refundId)
    assert.equal(stateOf(ports, refundId), 'completed')
  })

  test('continues a refund that was requested before a crash', async ({ assert }) => {
    const { ports, refundId, paymentId } = await requested(10)
    const amount = { amount: 1681, currency: 'EUR' } as const
    await ports.payments.refund({ refundId, paymentId, amount, description: 'Refund' })
    await pay(ports, refundId)
    assert.equal(stateOf(ports, refundId), 'completed')
    assert.equal(ports.payments.refunds.size, 1)
  })

  test('mails the receipt when the money is on its way, and none when it arrives', async ({
    assert,
  }) => {
    const { ports, refundId, orderId } = await requested(0, 'pending')
    await pay(ports, refundId)
    await pay(ports, refundId)
    assert.equal(stateOf(ports, refundId), 'pending')
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'completed')
    ports.payments.endRefund(refundId, 'refunded')
    await pay(ports, refundId)
    assert.equal(stateOf(ports, refundId), 'completed')
    assert.equal(ports.repositories.orders.rows.get(orderId)?.status, 'refunded')
    assert.deepEqual(mailsOf(ports), ['refund'])
  })

  test('refuses an unknown refund', async ({ assert }) => {
    assert.deepEqual(await pay(await openCheckout(), 'unknown'), refuse('refund_not_found'))
  })
})

test.group('A refund that fails', () => {
  test('returns the credits to their lot, and mails the member', async ({ assert }) => {
    const { ports, refundId, orderId } = await requested(10, 'failed')
    await pay(ports, refundId)
    assert.deepEqual([stateOf(ports, refundId), buyer(ports)?.credits], ['failed', 40])
    assert.include(ports.repositories.ledger.rows.at(-1), {
      kind: 'refund',
      from: 'house:sales',
      to: `member:${userId}`,
      credits: 40,
      orderId,
      idempotencyKey: `refund_failed:${refundId}`,
    })
    assert.deepEqual(mailsOf(ports), ['refund_failed'])
  })

  test('may fail late, and returns the credits once', async ({ assert }) => {
    const { ports, refundId } = await requested(10, 'pending')
    await pay(ports, refundId)
    ports.payments.endRefund(refundId, 'failed')
    await Promise.all([pay(ports, refundId), pay(ports, refundId)])
    assert.equal(buyer(ports)?.credits, 40)
    assert.deepEqual(mailsOf(ports), ['refund', 'refund_failed'])
  })

  test('stays failed when a stale answer arrives', async ({ assert }) => {
    const { ports, refundId } = await requested(10)
    const refund = ports.repositories.refunds.rows.get(refundId)!
    for (const status of ['failed', 'pending', 'refunded'] as const) {
      await settleRefund(ports, refund, status)
    }
    assert.deepEqual([stateOf(ports, refundId), buyer(ports)?.credits], ['failed', 40])
    assert.deepEqual(mailsOf(ports), ['refund_failed'])
  })

  test('can be asked for again', async ({ assert }) => {
    const { ports, refundId } = await requested(10, 'failed')
    await pay(ports, refundId)
    ports.payments.refundsAre = 'refunded'
    const input = { userId, requestId: 'request-2', shownTotal: 1681, refundDays: 14 }
    const again = await requestRefund(ports, input)
    assert.isTrue(again.ok)
  })

  test('returns no credits of an order that was charged back meanwhile', async ({ assert }) => {
    const { ports, refundId, paymentId } = await requested(10, 'pending')
    await pay(ports, refundId)
    ports.payments.pay(paymentId, 'charged_back')
    await settleOrder(ports, webhookOf(paymentId))
    ports.payments.endRefund(refundId, 'failed')
    await pay(ports, refundId)
    assert.deepEqual([stateOf(ports, refundId), buyer(ports)?.credits], ['failed', 0])
    const kinds = ports.repositories.ledger.rows.map(({ kind }) => kind)
    assert.deepEqual(kinds, ['purchase', 'message', 'refund', 'refund', 'chargeback'])
  })
})
