import { memberAccount, type Movement } from '#core/credits/movement'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import type { RowOf } from '#core/repositories/tables'
import { addSamples, type Question } from '#tests/contracts/repositories/inside'
import { signing } from '#tests/contracts/repositories/samples/direct_debit'
import {
  bankTransfer,
  order,
  providerRefund,
  refund,
} from '#tests/contracts/repositories/samples/payments'
import { idOf, now } from '#tests/contracts/repositories/samples/sample'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id
const otherId = bob().user.id

const bonus: Movement = {
  id: idOf(1),
  kind: 'bonus',
  from: 'house:bonus',
  to: memberAccount(userId),
  credits: 5,
  idempotencyKey: 'contract 1',
  orderId: null,
  at: now,
}

export function paymentQuestions(question: Question) {
  question('orders: finds the open one with a code', async (repositories, assert) => {
    const { orders } = repositories
    await addSamples(repositories, 'orders')
    await orders.add({ ...order(3), discountCode: 'SPRING10', status: 'cancelled' })
    assert.isNull(await orders.findOpenWith(userId, 'SPRING10'))
    await orders.add({ ...order(4), discountCode: 'SPRING10', status: 'loading' })
    assert.equal((await orders.findOpenWith(userId, 'SPRING10'))?.id, idOf(4))
    assert.isNull(await orders.findOpenWith(otherId, 'SPRING10'))
  })

  question('orders: stores one open order with a time bonus', async (repositories, assert) => {
    const { orders } = repositories
    await addSamples(repositories, 'orders')
    const holding = { discountCode: timeBonusCode }
    assert.isTrue(await orders.addUnlessKnown({ ...order(3), ...holding }))
    assert.isFalse(await orders.addUnlessKnown({ ...order(4), ...holding }))
    assert.isTrue(await orders.addUnlessKnown({ ...order(5), ...holding, userId: otherId }))
    await orders.update(idOf(3), { status: 'failed' })
    assert.isTrue(await orders.addUnlessKnown({ ...order(4), ...holding }))
  })

  question(
    'orders: finds those that are completed, and those that are open or were since',
    async (repositories, assert) => {
      const { orders } = repositories
      await addSamples(repositories, 'orders')
      await orders.update(idOf(2), { status: 'completed', completedAt: now })
      await orders.add({ ...order(3), status: 'failed' })
      assert.deepEqual(idsOf(await orders.lockCompletedOf(userId)), [idOf(2)])
      const from = now
      const after = now.plus(1)
      assert.deepEqual(idsOf(await orders.openOrCompletedSince(userId, from)), [idOf(1), idOf(2)])
      assert.deepEqual(idsOf(await orders.openOrCompletedSince(userId, after)), [idOf(1)])
      assert.isEmpty(await orders.openOrCompletedSince(otherId, from))
    }
  )

  question('bank transfers: finds those of the orders of a user', async (repositories, assert) => {
    const { bankTransfers, orders } = repositories
    await addSamples(repositories, 'bankTransfers')
    await orders.add({ ...order(3), userId: otherId, clientId: 'other' })
    await bankTransfers.add(bankTransfer(3))
    const referencesOf = (rows: readonly RowOf<'bankTransfers'>[]) =>
      rows.map(({ reference }) => reference)
    assert.sameMembers(referencesOf(await bankTransfers.ofUser(userId)), ['RF01', 'RF02'])
    assert.deepEqual(referencesOf(await bankTransfers.ofUser(otherId)), ['RF03'])
  })

  question('refunds: finds those of the orders of a user', async (repositories, assert) => {
    const { orders, refunds } = repositories
    await addSamples(repositories, 'refunds')
    await orders.add({ ...order(3), userId: otherId })
    await refunds.add({ ...refund(3), orderId: idOf(3) })
    assert.deepEqual(idsOf(await refunds.ofUser(userId)), [idOf(1), idOf(2)])
    assert.deepEqual(idsOf(await refunds.ofUser(otherId)), [idOf(3)])
  })

  question(
    'provider refunds: finds those of the orders of a user',
    async (repositories, assert) => {
      const { orders, providerRefunds } = repositories
      await addSamples(repositories, 'providerRefunds')
      await orders.add({ ...order(3), userId: otherId })
      const another = { ...providerRefund(3), orderId: idOf(3) }
      await providerRefunds.add(another)
      const [first, second] = [providerRefund(1), providerRefund(2)]
      assert.sameMembers(idsOf(await providerRefunds.ofUser(userId)), [first.id, second.id])
      assert.deepEqual(idsOf(await providerRefunds.ofUser(otherId)), [another.id])
    }
  )

  question('payouts: marks an open one as paid, once', async (repositories, assert) => {
    const { payouts } = repositories
    await addSamples(repositories, 'payouts')
    assert.isTrue(await payouts.markPaid(idOf(1), now))
    assert.isFalse(await payouts.markPaid(idOf(1), now.plus(1)))
    assert.isFalse(await payouts.markPaid(idOf(9), now))
    assert.equal((await payouts.find(idOf(1)))?.paidAt?.toMillis(), now.toMillis())
  })

  question(
    'bankTransfers: finds those created since a moment, oldest first',
    async (repositories, assert) => {
      const { bankTransfers, orders } = repositories
      await addSamples(repositories, 'orders')
      await orders.add(order(3))
      await bankTransfers.add({ ...bankTransfer(1), createdAt: now.plus(2) })
      await bankTransfers.add({ ...bankTransfer(2), createdAt: now.plus(1) })
      await bankTransfers.add(bankTransfer(3))
      const found = await bankTransfers.createdSince(now.plus(1))
      assert.deepEqual(
        found.map(({ reference }) => reference),
        ['RF02', 'RF01']
      )
    }
  )

  question(
    'bankTransfers: finds those that wait for the rest, oldest first',
    async (repositories, assert) => {
      const { bankTransfers, orders } = repositories
      await addSamples(repositories, 'orders')
      await orders.add(order(3))
      await bankTransfers.add({ ...bankTransfer(1), incompleteSince: now.plus(2) })
      await bankTransfers.add({ ...bankTransfer(2), incompleteSince: now.plus(1) })
      await bankTransfers.add(bankTransfer(3))
      const found = await bankTransfers.incomplete()
      assert.deepEqual(
        found.map(({ reference }) => reference),
        ['RF02', 'RF01']
      )
    }
  )

  question(
    'debits: finds those of a user, those that are ready and those created since',
    async (repositories, assert) => {
      const { debits } = repositories
      await addSamples(repositories, 'debits')
      const day = (await debits.find(idOf(1)))!.collectOn
      assert.deepEqual(idsOf(await debits.ofUser(userId)), [idOf(1), idOf(2)])
      assert.isEmpty(await debits.ofUser(otherId))
      const digests = (iban: string, phone: string) => ({ ibanDigest: iban, phoneDigest: phone })
      assert.deepEqual(idsOf(await debits.lockOfDebtor(digests('iban 1', 'x'))), [idOf(1)])
      assert.deepEqual(idsOf(await debits.lockOfDebtor(digests('x', 'phone 2'))), [idOf(2)])
      assert.isEmpty(await debits.lockOfDebtor(digests('phone 1', 'iban 2')))
      assert.isEmpty(await debits.lockReady(day.minus({ days: 1 })))
      await debits.update(idOf(2), { state: 'exported' })
      assert.deepEqual(idsOf(await debits.lockReady(day)), [idOf(1)])
      assert.deepEqual(idsOf(await debits.madeSince(now)), [idOf(1), idOf(2)])
      assert.isEmpty(await debits.madeSince(now.plus(1)))
    }
  )

  question(
    'signings: finds the last of a user, and counts the codes sent',
    async (repositories, assert) => {
      const { signings } = repositories
      await addSamples(repositories, 'signings')
      await signings.add({ ...signing(3), userId: otherId, createdAt: now.plus(1) })
      assert.equal((await signings.lastOf(userId))?.id, idOf(2))
      const to = { userId, phone: signing(1).phone }
      const sent = await signings.countSent(to, now.minus(1))
      assert.deepEqual(sent, { ofUser: 2, ofPhone: 3 })
      assert.deepEqual(await signings.countSent(to, now), { ofUser: 0, ofPhone: 1 })
    }
  )

  question(
    'invoices: numbers each series and year from one, and returns the seller',
    async ({ invoices }, assert) => {
      assert.equal(await invoices.nextNumber('contract', 2026), 1)
      assert.equal(await invoices.nextNumber('contract', 2026), 2)
      assert.equal(await invoices.nextNumber('contract', 2027), 1)
      assert.equal(await invoices.nextNumber('other', 2026), 1)
      assert.equal((await invoices.sellerOf(ada().user.siteId)).siteName, 'Vonk')
    }
  )

  question('ledger: posts a key once, and updates balances', async (repositories, assert) => {
    const { ledger, users } = repositories
    await addSamples(repositories, 'orders')
    const taken: Movement = {
      ...bonus,
      id: idOf(2),
      kind: 'refund',
      from: memberAccount(userId),
      to: 'house:sales',
      credits: 2,
      idempotencyKey: 'contract 2',
      orderId: idOf(1),
    }
    const spent: Movement = {
      ...taken,
      id: idOf(3),
      kind: 'message',
      to: 'house:spent',
      idempotencyKey: 'contract 3',
      orderId: null,
    }
    assert.equal(await ledger.post(bonus), 'posted')
    assert.equal(await ledger.post({ ...bonus, id: idOf(9) }), 'already_posted')
    assert.isTrue(await ledger.isPosted(bonus.idempotencyKey))
    assert.isFalse(await ledger.isPosted('another'))
    await ledger.post(taken)
    await ledger.post(spent)
    await ledger.settle()
    assert.equal((await users.find(userId))?.credits, 1)
    assert.deepEqual(idsOf(await ledger.lotMovementsOf(userId)), [idOf(1), idOf(2)])
    assert.deepEqual(idsOf(await ledger.movementsOfOrder(idOf(1))), [idOf(2)])
    assert.isEmpty(await ledger.movementsOfOrder(idOf(2)))
  })

  question('jobs: adds one for now, and one for later', async ({ jobs }) => {
    await jobs.add({ name: 'pay_out_refund', refundId: idOf(1) })
    await jobs.add({ name: 'pay_out_refund', refundId: idOf(1) }, now.plus({ years: 50 }))
  })
}

function idsOf(rows: readonly { id: string }[]) {
  return rows.map(({ id }) => id).sort()
}
