import { test } from '@japa/runner'
import type { UserStatus } from '#core/users/user'
import { refundMovement } from '#core/payments/refunds/refund'
import { withdrawalEndsAt } from '#core/sites/withdrawal'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { refuse } from '#core/result'
import { ada, bob } from '#tests/support/people/people'
import {
  fiftyCredits,
  openCheckout,
  completedOrder,
  spend,
  type Checkout,
  purchased,
} from '#tests/support/payments/checkout'

const userId = ada().user.id
type Request = Parameters<typeof requestRefund>[1]

function ask(ports: Checkout, changes: Partial<Request> = {}) {
  const input = { userId, requestId: 'request-1', shownTotal: 1999, refundDays: 14 }
  return requestRefund(ports, { ...input, ...changes })
}

async function refunded(ports: Checkout, changes: Partial<Request> = {}) {
  const result = await ask(ports, changes)
  if (!result.ok) throw new Error(result.refusal)
  return result.value.map(({ orderId, credits, amount }) => ({ orderId, credits, amount }))
}

test.group('Asking for a refund', () => {
  test('refunds the whole price of an unused bundle', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    assert.deepEqual(await refunded(ports), [{ orderId, credits: 50, amount: 1999 }])
  })

  test('takes the credits at once and leaves the member premium', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    await spend(ports, userId, 8)
    await refunded(ports, { shownTotal: Math.floor((1999 * 42) / 50) })
    const { users, ledger, refunds } = ports.repositories
    assert.include(users.rows.get(userId), { credits: 0, paidUser: true })
    const [{ id }] = refunds.rows.values()
    assert.include(ledger.rows.at(-1), {
      kind: 'refund',
      from: `member:${userId}`,
      to: 'house:sales',
      credits: 42,
      orderId,
      idempotencyKey: `refund:${id}`,
    })
  })

  test('adds a job for each bundle', async ({ assert }) => {
    const { ports } = await purchased()
    await completedOrder(ports, { clientId: 'form-2', method: 'paypal' })
    const both = await refunded(ports, { shownTotal: 1999 + 2102 })
    assert.lengthOf(both, 2)
    const { jobs, refunds } = ports.repositories
    const names = jobs.added.filter(({ name }) => name === 'pay_out_refund')
    assert.deepEqual(
      names,
      [...refunds.rows.keys()].map((refundId) => ({ name: 'pay_out_refund', refundId }))
    )
  })

  test('keeps the transaction costs apart that a withdrawal gives back', async ({ assert }) => {
    const ports = await openCheckout()
    await completedOrder(ports, { method: 'paypal' })
    await refunded(ports, { shownTotal: 2102 })
    const [refund] = ports.repositories.refunds.rows.values()
    assert.include(refund, { amount: 2102, costsAmount: 103 })
  })

  test('takes the discount into account', async ({ assert }) => {
    const ports = await openCheckout()
    await completedOrder(ports, { code: 'SPRING10' })
    const [{ amount }] = await refunded(ports, { shownTotal: 1799 })
    assert.equal(amount, 1799)
  })

  test('sent twice refunds once, also concurrently or from two tabs', async ({ assert }) => {
    const { ports } = await purchased()
    const [first, second] = await Promise.all([ask(ports), ask(ports)])
    assert.deepEqual(second, first)
    assert.deepEqual(await ask(ports), first)
    assert.deepEqual(await ask(ports, { requestId: 'request-2' }), refuse('nothing_to_refund'))
    assert.equal(ports.repositories.refunds.rows.size, 1)
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 0)
  })

  test('is refused when a message was sent since the amount was shown', async ({ assert }) => {
    const { ports } = await purchased()
    await spend(ports, userId, 1)
    assert.deepEqual(await ask(ports), refuse('refund_changed'))
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 49)
  })

  test('is refused after the refund days', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    const { completedAt } = ports.repositories.orders.rows.get(orderId)!
    const end = withdrawalEndsAt(completedAt!, 'NL')
    ports.clock.advance({ milliseconds: end.toMillis() - ports.clock.now().toMillis() + 1 })
    assert.deepEqual(await ask(ports), refuse('nothing_to_refund'))
    assert.isTrue((await ask(ports, { refundDays: 16 })).ok)
  })

  test('refunds the newest bundle first, and nothing of a spent one', async ({ assert }) => {
    const { ports } = await purchased()
    ports.clock.advance({ days: 1 })
    const { orderId } = await completedOrder(ports, { clientId: 'form-2' })
    await spend(ports, userId, 60)
    const amount = Math.floor((fiftyCredits.amount * 40) / 50)
    const parts = await refunded(ports, { shownTotal: amount })
    assert.deepEqual(parts, [{ orderId, credits: 40, amount }])
  })

  test('refunds exactly what was paid, together with earlier refunds', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    const id = 'earlier'
    const at = ports.clock.now()
    const earlier = { id, orderId, credits: 7, amount: 279, currency: 'EUR' } as const
    const { refunds, ledger } = ports.repositories
    const state = {
      requestId: 'request-0',
      refundedBy: null,
      costsAmount: 0,
      keptAmount: 0,
      status: 'completed',
      createdAt: at,
      endedAt: at,
      settledAt: null,
      settledNote: null,
    } as const
    await refunds.add({ ...earlier, ...state })
    await ledger.post(refundMovement({ refund: earlier, userId, id, at }))
    await ledger.settle()
    const parts = await refunded(ports, { shownTotal: 1999 - 279 })
    assert.deepEqual(parts, [{ orderId, credits: 43, amount: 1720 }])
  })

  test('does not affect other members', async ({ assert }) => {
    const { ports } = await purchased()
    await completedOrder(ports, { userId: bob().user.id })
    await refunded(ports)
    assert.equal(ports.repositories.users.rows.get(bob().user.id)?.credits, 50)
  })

  test('is open to unconfirmed members', async ({ assert }) => {
    const { ports } = await purchased()
    await ports.repositories.users.update(userId, { status: 'not_confirmed' })
    assert.isTrue((await ask(ports)).ok)
  })

  test('is closed to an account that is {$self}')
    .with(['banned', 'deletion_pending', 'deleted'] satisfies UserStatus[])
    .run(async ({ assert }, status) => {
      const { ports } = await purchased()
      await ports.repositories.users.update(userId, { status })
      assert.deepEqual(await ask(ports), refuse('account_closed'))
      assert.deepEqual(await ask(ports, { userId: 'nobody' }), refuse('account_closed'))
    })
})
