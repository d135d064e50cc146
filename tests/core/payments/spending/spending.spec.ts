import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { resumeOrder } from '#core/payments/orders/resume_order'
import { placeOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { pausePurchases, setSpendingLimit } from '#core/payments/spending/change_spending'
import { monthStart, sumSpending } from '#core/payments/spending/spending'
import { noSpendingLimits } from '#core/payments/spending/spending_limits'
import { readSpending } from '#core/payments/spending/read_spending'
import { ada } from '#tests/support/people/people'
import {
  adasOrder,
  openCheckout,
  placedOrder,
  completedOrder,
  webhookOf,
  type Checkout,
  ordered,
  purchased,
} from '#tests/support/payments/checkout'

const userId = ada().user.id
const now = DateTime.utc(2026, 3, 1, 12)

async function limited(euros: number) {
  const ports = await openCheckout()
  await setSpendingLimit(ports, { userId, limit: { amount: euros * 100, currency: 'EUR' } })
  return ports
}

async function tries(ports: Checkout, clientId: string) {
  const result = await placeOrder(ports, adasOrder({ clientId }))
  return result.ok ? 'ok' : result.refusal
}

test.group('The spending of a month', () => {
  test('begins on the first, in their own time zone', ({ assert }) => {
    const at = DateTime.utc(2026, 3, 31, 23)
    const startIn = (timeZone: string) => monthStart({ timeZone }, at).toUTC().toISO()
    assert.equal(startIn('Europe/Amsterdam'), '2026-03-31T22:00:00.000Z')
    assert.equal(startIn('America/New_York'), '2026-03-01T05:00:00.000Z')
  })

  test('is the sum paid with costs, less refunds', ({ assert }) => {
    const order = { currency: 'EUR', totalAmount: 2028 } as const
    const orders = [
      { ...order, id: 'kept', status: 'completed' },
      { ...order, id: 'in part', status: 'completed' },
      { ...order, id: 'in full', status: 'refunded' },
      { ...order, id: 'by the provider', status: 'refunded' },
      { ...order, id: 'by the bank', status: 'charged_back' },
      { ...order, id: 'waiting', status: 'pending' },
      { ...order, id: 'in pounds', status: 'completed', currency: 'GBP' },
    ] as const
    const refund = { id: 'r', requestId: 'r', credits: 1, currency: 'EUR', createdAt: now } as const
    const refunds = [
      { ...refund, orderId: 'in part', amount: 500, status: 'requested', endedAt: null },
      { ...refund, orderId: 'kept', amount: 500, status: 'failed', endedAt: now },
      { ...refund, orderId: 'in full', amount: 1999, status: 'completed', endedAt: now },
    ] as const
    const { spent, open } = sumSpending('EUR', noSpendingLimits(userId), orders, refunds)
    assert.equal(spent, 2028 + 1528 + 29)
    assert.equal(open, 2028)
  })

  test('does not count earlier payments', async ({ assert }) => {
    const { ports } = await purchased()
    ports.clock.advance({ months: 1 })
    const read = () => readSpending(ports.repositories, ada().user, ports.clock.now())
    assert.equal((await read()).spent, 0)
    await completedOrder(ports, { clientId: 'two' })
    assert.equal((await read()).spent, 1999)
  })
})

test.group('A purchase', () => {
  test('may reach the limit to the cent, and not exceed it', async ({ assert }) => {
    const ports = await openCheckout()
    await setSpendingLimit(ports, { userId, limit: { amount: 3998, currency: 'EUR' } })
    await completedOrder(ports)
    await completedOrder(ports, { clientId: 'two' })
    assert.equal(await tries(ports, 'three'), 'spending_limit_reached')
    const exact = await openCheckout()
    await setSpendingLimit(exact, { userId, limit: { amount: 3997, currency: 'EUR' } })
    await completedOrder(exact)
    assert.equal(await tries(exact, 'two'), 'spending_limit_reached')
  })

  test('counts open orders, so that two concurrent ones cannot exceed the limit', async ({
    assert,
  }) => {
    const ports = await limited(30)
    const both = await Promise.all([tries(ports, 'one'), tries(ports, 'two')])
    assert.sameMembers(both, ['ok', 'spending_limit_reached'])
    assert.equal(ports.repositories.orders.rows.size, 1)
  })

  test('that failed does not count, and a new month starts at zero', async ({ assert }) => {
    const ports = await limited(30)
    const { paymentId } = await placedOrder(ports)
    ports.payments.pay(paymentId, 'failed')
    await settleOrder(ports, webhookOf(paymentId))
    await completedOrder(ports, { clientId: 'two' })
    assert.equal(await tries(ports, 'three'), 'spending_limit_reached')
    ports.clock.advance({ months: 1 })
    assert.equal(await tries(ports, 'four'), 'ok')
  })

  test('is refused under a limit of another currency', async ({ assert }) => {
    const ports = await openCheckout()
    await setSpendingLimit(ports, { userId, limit: { amount: 900_000, currency: 'PLN' } })
    assert.equal(await tries(ports, 'one'), 'spending_limit_currency')
  })

  test('is refused during a pause, and so is resuming an open one', async ({ assert }) => {
    const { ports, orderId } = await ordered()
    await pausePurchases(ports, { userId, hours: 24 })
    assert.equal(await tries(ports, 'two'), 'purchases_paused')
    assert.equal(await tries(ports, 'form-1'), 'purchases_paused')
    const resumed = await resumeOrder(ports, { orderId, ...adasOrder() })
    assert.equal(!resumed.ok && resumed.refusal, 'purchases_paused')
    ports.clock.advance({ hours: 24 })
    assert.equal(await tries(ports, 'two'), 'ok')
  })

  test('that was paid during a pause is credited anyway', async ({ assert }) => {
    const { ports, orderId, paymentId } = await ordered()
    await pausePurchases(ports, { userId, hours: 720 })
    ports.payments.pay(paymentId, 'paid')
    await settleOrder(ports, { orderId })
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 50)
  })
})
