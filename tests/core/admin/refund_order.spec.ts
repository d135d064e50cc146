import { test } from '@japa/runner'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { refundAsProposed, refundOrder } from '#core/admin/orders/refund_order'
import { settleFailedRefund } from '#core/admin/orders/settle_failed_refund'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { settleRefund } from '#core/payments/refunds/settle_refund'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Ports } from '#core/ports'
import { noteLocks } from '#tests/fakes/noted_locks'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import {
  completedOrder,
  openCheckout,
  spend,
  type Checkout,
  purchased,
} from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

type Asked = Partial<Parameters<typeof refundOrder>[1]>

function refund(ports: Checkout, orderId: string, changes: Asked = {}) {
  const by = actorOf(adminOf('support'), ports.clock.now())
  const asked = { by, orderId, amount: 1999, reason: 'Bought by mistake', requestId: 'one' }
  return refundOrder(ports, { ...asked, ...changes })
}

function state({ repositories }: Checkout, orderId: string) {
  const { audit, orders, refunds, users } = repositories
  return {
    status: orders.rows.get(orderId)?.status,
    credits: users.rows.get(userId)?.credits,
    refunds: [...refunds.rows.values()].map(({ amount, credits }) => ({ amount, credits })),
    acts: audit.all.map(({ act }) => act),
  }
}

/** The job that asks the provider. */
async function askProvider(ports: Checkout) {
  for (const refundId of ports.repositories.refunds.rows.keys()) {
    await payOutRefund(ports, { refundId, description: 'Refund', hasAccount: true })
  }
}

test.group('A refund by an admin', () => {
  test('gives the whole price back and takes the credits', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    assert.isTrue((await refund(ports, orderId)).ok)
    await askProvider(ports)
    assert.deepEqual(state(ports, orderId), {
      status: 'refunded',
      credits: 0,
      refunds: [{ amount: 1999, credits: 50 }],
      acts: ['refund'],
    })
    const [row] = ports.repositories.audit.all
    assert.containSubset(row, {
      before: { refunded: 0 },
      after: { refunded: 1999, credits: 50 },
      reason: 'Bought by mistake',
    })
  })

  test('gives parts back, whose credits add up to those of the whole', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    await refund(ports, orderId, { amount: 1000 })
    await refund(ports, orderId, { amount: 10, requestId: 'two' })
    await refund(ports, orderId, { amount: 989, requestId: 'three' })
    await askProvider(ports)
    const { credits, refunds, status } = state(ports, orderId)
    assert.deepEqual(refunds, [
      { amount: 1000, credits: 25 },
      { amount: 10, credits: 0 },
      { amount: 989, credits: 25 },
    ])
    assert.deepEqual([status, credits], ['refunded', 0])
  })

  test('takes what is left of the credits when some are spent', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    await spend(ports, userId, 47)
    await refund(ports, orderId)
    await askProvider(ports)
    const { credits, refunds, status } = state(ports, orderId)
    assert.deepEqual(refunds, [{ amount: 1999, credits: 3 }])
    assert.deepEqual([status, credits], ['refunded', 0])
  })

  test('that the provider refuses gives the credits back and loses nothing', async ({ assert }) => {
    for (const [spent, left] of [
      [0, 50],
      [50, 0],
    ]) {
      const { ports, orderId } = await purchased()
      await spend(ports, userId, spent)
      ports.payments.refundsAre = 'failed'
      await refund(ports, orderId)
      await askProvider(ports)
      assert.deepInclude(state(ports, orderId), { status: 'completed', credits: left })
      assert.containSubset([...ports.repositories.refunds.rows.values()], [{ status: 'failed' }])
      ports.payments.refundsAre = 'refunded'
      assert.isTrue((await refund(ports, orderId, { requestId: 'again' })).ok)
    }
  })

  test('is made once for each form', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    const locked = noteLocks(ports.repositories.orders)
    await refund(ports, orderId, { amount: 500 })
    assert.include(locked, orderId)
    const again = await refund(ports, orderId, { amount: 500 })
    assert.containSubset(again, { refusal: 'already_refunded' })
    assert.lengthOf(state(ports, orderId).refunds, 1)
  })

  test('is refused, with nothing changed, when it cannot be', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    const now = ports.clock.now()
    for (const [changes, refusal] of [
      [{ amount: 0 }, 'refund_amount_invalid'],
      [{ amount: 0.5 }, 'refund_amount_invalid'],
      [{ amount: 2000 }, 'refund_too_much'],
      [{ amount: 20_001 }, 'refund_too_much'],
      // Who may not refund it learns nothing of its amount.
      [{ amount: 2000, by: actorOf(adminOf('moderator'), now) }, 'act_not_allowed'],
      [{ reason: ' ' }, 'reason_missing'],
      [{ orderId: 'unknown' }, 'order_not_found'],
      [{ by: actorOf(adminOf('moderator'), now) }, 'act_not_allowed'],
      [{ by: actorOf(adminOf('support'), now.minus({ minutes: 16 })) }, 'second_factor_due'],
      [{ by: actorOf(adminOf('support', { siteId: 'other' }), now) }, 'act_not_allowed'],
    ] as const) {
      assert.containSubset(await refund(ports, orderId, changes), { refusal })
    }
    assert.deepInclude(state(ports, orderId), { credits: 50, refunds: [], acts: [] })
    await refund(ports, orderId)
    await askProvider(ports)
    const over = await refund(ports, orderId, { requestId: 'two' })
    assert.containSubset(over, { refusal: 'order_not_refundable' })
  })

  test('waits for a second admin once over 200.00 of an order would go back', async ({
    assert,
  }) => {
    const ports = await openCheckout()
    const large = { ...ports.repositories.packages.rows.get('p1-eur')!, amount: 30_000 }
    ports.repositories.packages.rows.set(large.id, large)
    const { orderId } = await completedOrder(ports)
    assert.containSubset(await refund(ports, orderId, { amount: 15_000 }), { ok: true })
    const second = { amount: 5001, requestId: 'two' }
    assert.deepEqual(await refund(ports, orderId, second), { ok: true, value: null })
    assert.lengthOf(state(ports, orderId).refunds, 1)
    const again = await refund(ports, orderId, { amount: 6000, requestId: 'three' })
    assert.containSubset(again, { refusal: 'already_proposed' })

    const [{ id: proposalId }] = await ports.repositories.proposals.where({ status: 'waiting' })
    const by = actorOf(adminOf('owner'), ports.clock.now())
    assert.isTrue((await confirmProposal(ports as unknown as Ports, { by, proposalId })).ok)
    const proposal = (await ports.repositories.proposals.find(proposalId))!
    const details = { amount: 20_000, request: 'four' }
    const tooMuch = await refundAsProposed(ports, { ...proposal, details }, by)
    assert.containSubset(tooMuch, { refusal: 'refund_too_much' })
    const gone = await refundAsProposed(ports, { ...proposal, subjectId: 'gone' }, by)
    assert.containSubset(gone, { refusal: 'order_not_found' })
    assert.deepInclude(state(ports, orderId), {
      refunds: [
        { amount: 15_000, credits: 25 },
        { amount: 5001, credits: 8 },
      ],
      acts: ['refund', 'propose_act', 'refund', 'confirm_proposal'],
    })
  })
})

test.group('A refund that its provider refuses', () => {
  const note = 'Transferred by hand'

  async function refused() {
    const { orderId, ports } = await purchased()
    await refund(ports, orderId)
    ports.payments.pay(ports.repositories.orders.rows.get(orderId)?.providerPaymentId ?? '', 'paid')
    const [made] = ports.repositories.refunds.rows.values()
    await settleRefund(ports, made, 'failed')
    const by = actorOf(adminOf('support'), ports.clock.now())
    return { ports, orderId, settling: { by, orderId, note, outcome: 'kept' as const } }
  }

  test('is settled by hand once, with what was done', async ({ assert }) => {
    const { ports, settling } = await refused()
    assert.isTrue((await settleFailedRefund(ports, settling)).ok)
    const [made, ...others] = ports.repositories.refunds.rows.values()
    assert.include(made, { status: 'failed', settledNote: note })
    assert.isEmpty(others)
    assert.isNotNull(made.settledAt)
    assert.containSubset(await settleFailedRefund(ports, settling), { refusal: 'refund_settled' })
    assert.containSubset(ports.repositories.audit.all.at(-1), {
      act: 'refund',
      subject: { kind: 'order', id: settling.orderId },
      before: { refund: made.id, amount: 1999, currency: 'EUR' },
      after: { settled: 'kept' },
      reason: note,
    })
  })

  test('takes the credits once its money went back another way', async ({ assert }) => {
    const { orderId, ports, settling } = await refused()
    const { repositories } = ports
    const jobs = repositories.jobs.added.length
    const returned = { ...settling, outcome: 'returned' } as const
    assert.isTrue((await settleFailedRefund(ports, returned)).ok)
    const [failed, made] = repositories.refunds.rows.values()
    const given = { amount: 1999, keptAmount: 0, credits: 50 }
    assert.include(made, { status: 'completed', settledNote: note, ...given })
    assert.equal(failed.status, 'failed')
    const order = repositories.orders.rows.get(orderId)
    assert.equal(order?.status, 'refunded')
    assert.equal(repositories.users.rows.get(userId)?.credits, 0)
    const papers = await repositories.invoices.where({ orderId }, 'id')
    assert.deepEqual(
      papers.map(({ grossAmount, kind }) => [kind, grossAmount]),
      [
        ['invoice', 1999],
        ['credit_note', 1999],
      ]
    )
    assert.deepEqual(repositories.jobs.added.slice(jobs), [
      { name: 'send_mail', kind: 'refund', userId, refundId: made.id },
    ])
    assert.containSubset(await settleFailedRefund(ports, returned), { refusal: 'refund_settled' })
    assert.containSubset(repositories.audit.all.at(-1), {
      act: 'refund',
      after: { settled: 'returned', credits: 50 },
    })
  })

  test('takes no credits where all are spent', async ({ assert }) => {
    const { ports, settling } = await refused()
    await spend(ports, userId, 50)
    const moved = ports.repositories.ledger.rows.length
    assert.isTrue((await settleFailedRefund(ports, { ...settling, outcome: 'returned' })).ok)
    assert.lengthOf(ports.repositories.ledger.rows, moved)
  })

  test('is not given back by hand what the provider gave back after all', async ({ assert }) => {
    const { orderId, ports, settling } = await refused()
    const money = { amount: 1999, currency: 'EUR', foundAt: ports.clock.now() } as const
    await ports.repositories.providerRefunds.add({ id: 'late', orderId, ...money })
    const returned = await settleFailedRefund(ports, { ...settling, outcome: 'returned' })
    assert.containSubset(returned, { refusal: 'order_not_refundable' })
  })

  test('waits for nobody once another one was made', async ({ assert }) => {
    const { orderId, ports, settling } = await refused()
    await refund(ports, orderId, { requestId: 'two' })
    assert.containSubset(await settleFailedRefund(ports, settling), { refusal: 'refund_settled' })
  })

  test('is left alone without a note, and by those who may not', async ({ assert }) => {
    const { ports, settling } = await refused()
    const now = ports.clock.now()
    for (const [changes, refusal] of [
      [{ note: ' ' }, 'note_missing'],
      [{ orderId: 'unknown' }, 'order_not_found'],
      [{ by: actorOf(adminOf('moderator'), now) }, 'act_not_allowed'],
      [{ by: actorOf(adminOf('support'), now.minus({ minutes: 20 })) }, 'second_factor_due'],
    ] as const) {
      const left = await settleFailedRefund(ports, { ...settling, ...changes })
      assert.containSubset(left, { refusal })
    }
    const [made] = ports.repositories.refunds.rows.values()
    assert.isNull(made.settledAt)
  })
})

test.group('An order that was refunded by an admin and is charged back', () => {
  async function chargeBack(ports: Checkout, orderId: string) {
    const paymentId = ports.repositories.orders.rows.get(orderId)?.providerPaymentId ?? ''
    ports.payments.pay(paymentId, 'charged_back')
    await settleOrder(ports, { orderId })
    return [...ports.repositories.claims.rows.values()].map(({ amount }) => amount)
  }

  test('leaves {left} to claim where {given} of 1999 was given back')
    .with([
      { given: 1200, left: [799] },
      { given: 1999, left: [] },
    ])
    .run(async ({ assert }, { given, left }) => {
      const { orderId, ports } = await purchased()
      await spend(ports, userId, 50)
      assert.isTrue((await refund(ports, orderId, { amount: given })).ok)
      await askProvider(ports)
      assert.deepEqual(await chargeBack(ports, orderId), left)
    })

  test('leaves to claim what was given back by hand, as it has gone twice', async ({ assert }) => {
    const { orderId, ports } = await purchased()
    ports.payments.refundsAre = 'failed'
    await refund(ports, orderId)
    await askProvider(ports)
    const by = actorOf(adminOf('support'), ports.clock.now())
    const settling = { by, orderId, note: 'Transferred by hand', outcome: 'returned' } as const
    assert.isTrue((await settleFailedRefund(ports, settling)).ok)
    assert.deepEqual(await chargeBack(ports, orderId), [1999])
  })

  test('takes no other credits for those that were given', async ({ assert }) => {
    const { orderId, ports } = await purchased()
    await spend(ports, userId, 50)
    assert.isTrue((await refund(ports, orderId, { amount: 1200 })).ok)
    await askProvider(ports)
    await completedOrder(ports, { clientId: 'form-2' })
    assert.isEmpty(await chargeBack(ports, orderId))
    // Thirty were given: 50 × 1200 ⁄ 1999, rounded down.
    assert.equal(state(ports, orderId).credits, 50 - 20)
  })

  test('has papers for a refund that ended during a dispute which was won', async ({ assert }) => {
    const { orderId, ports } = await purchased()
    ports.payments.refundsAre = 'pending'
    await refund(ports, orderId, { amount: 700 })
    await askProvider(ports)
    await chargeBack(ports, orderId)
    const [made] = ports.repositories.refunds.rows.values()
    ports.payments.endRefund(made.id, 'refunded')
    await askProvider(ports)
    const paymentId = ports.repositories.orders.rows.get(orderId)?.providerPaymentId ?? ''
    ports.payments.pay(paymentId, 'paid')
    for (let time = 0; time < 2; time++) await settleOrder(ports, { orderId })
    const papers = [...ports.repositories.invoices.rows.values()]
    const amounts = papers.map(({ grossAmount, kind }) => [kind, grossAmount])
    assert.deepEqual(amounts, [
      ['invoice', 1999],
      ['credit_note', 1999],
      ['invoice', 1999],
      ['credit_note', 700],
    ])
  })
})
