import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import Refund from '#models/refund'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { askRefund, payOutAll, providerSays } from '#tests/support/payments/refunds'
import { refundRow } from '#tests/support/database/rows'
import {
  setProviderStatus,
  buyCredits,
  placeOrder,
  orderOutcome,
  sendWebhook,
} from '#tests/support/payments/shop'

async function adaBought(client: ApiClient) {
  await join(ada(), bob())
  const { payment } = await placeOrder(client, ada())
  await setProviderStatus(payment, 'paid')
  await sendWebhook(client, payment.id)
}

const verify = () => runCommand('ledger:verify')

test.group('The ledger', (group) => {
  inTransaction(group)

  test('refuses that a movement is changed or removed, and a balance below zero', async ({
    client,
    assert,
  }) => {
    await adaBought(client)
    for (const [attempt, refusal] of [
      [() => db.from('ledger_movements').update({ credits: 5000 }), /append only/],
      [() => db.from('ledger_movements').delete(), /append only/],
      [() => db.from('users').decrement('credits', 51), /users_credits_not_negative/],
    ] as const) {
      await assert.rejects(() => savepoint(attempt), refusal)
    }
    assert.equal(await countOf('ledger_movements'), 1)
  })

  test('updates the balance with every movement, whichever code adds it', async ({ assert }) => {
    await join(ada(), bob())
    const [house, member] = ['house:corrections', `member:${ada().user.id}`]
    const add = (from: string, to: string, credits: number) =>
      savepoint(() =>
        db.table('ledger_movements').insert({
          id: uuid(),
          kind: 'correction',
          from_account: from,
          to_account: to,
          credits,
          at: 0,
          idempotency_key: uuid(),
        })
      )
    await add(house, member, 5)
    await add(member, house, 2)
    await add(house, 'house:sales', 9)
    await assert.rejects(() => add(member, house, 4), /users_credits_not_negative/)
    const balances = await db.from('users').select('credits').orderBy('credits')
    assert.deepEqual(balances, [{ credits: 0 }, { credits: 3 }])
    assert.equal(await countOf('ledger_movements'), 3)
  })

  test('refuses a movement of zero, and one from an account to itself', async ({ assert }) => {
    const movement = { id: uuid(), kind: 'correction', from_account: 'house:sales', at: 0 }
    const nothing = { to_account: 'house:spent', credits: 0, idempotency_key: 'a' }
    const itself = { to_account: 'house:sales', credits: 1, idempotency_key: 'b' }
    for (const wrong of [nothing, itself]) {
      await assert.rejects(
        () => savepoint(() => db.table('ledger_movements').insert({ ...movement, ...wrong })),
        /ledger_movements_(positive|two_accounts)/
      )
    }
  })

  test('reports a balance that somebody changed', async ({ client, assert }) => {
    await adaBought(client)
    assert.equal((await verify()).exitCode, 0)
    await db.from('users').where('id', bob().user.id).update({ credits: 7 })
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `member:${bob().user.id}: balance 7 credits, sum of its movements 0`)
    assert.notInclude(report, ada().user.id)
  })

  test('reports a completed order whose credits were never posted', async ({ client, assert }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    await order.merge({ status: 'completed', completedAt: DateTime.utc() }).save()
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `Order ${order.id}, credits bought: 50 expected, 0 posted`)
  })

  test('reports an order with more reversed than purchased credits', async ({ client, assert }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    await buyCredits(client, ada(), { client_id: 'form-2' })
    await db.table('ledger_movements').insert({
      id: uuid(),
      kind: 'refund',
      to_account: 'house:sales',
      credits: 60,
      at: 0,
      from_account: `member:${ada().user.id}`,
      idempotency_key: 'lost',
      order_id: order.id,
    })
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `Order ${order.id}, credits taken back, at most: 50 expected, 60 posted`)
  })

  test('is verified after a chargeback', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await buyCredits(client, ada())
    await setProviderStatus(payment, 'charged_back')
    await sendWebhook(client, payment.id)
    assert.deepEqual(await orderOutcome(order), {
      status: 'charged_back',
      credits: 0,
      premium: true,
    })
    assert.equal((await verify()).exitCode, 0)
  })

  test('is verified after refunds, those that failed among them', async ({ client, assert }) => {
    await join(ada())
    await buyCredits(client, ada())
    await askRefund(client, ada())
    await providerSays(await Refund.firstOrFail(), 'failed')
    await payOutAll()
    await askRefund(client, ada())
    await payOutAll()
    assert.deepEqual(await statesOfRefunds(), ['completed', 'failed'])
    assert.equal((await verify()).exitCode, 0)
  })

  test('reports a refund without credits, and one above the price', async ({ client, assert }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    const refund = { ...refundRow(order), amount: 2000 }
    await db.table('refunds').insert(refund)
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `${refund.id}, credits taken: 7 expected, 0 recorded`)
    assert.include(report, `${order.id}, money returned, at most: 1999 expected, 2000 recorded`)
  })

  test('reports a failed refund that restored nothing', async ({ client, assert }) => {
    await join(ada())
    await buyCredits(client, ada())
    await askRefund(client, ada())
    const refund = await Refund.firstOrFail()
    await refund.merge({ status: 'failed' }).save()
    const { report } = await verify()
    assert.include(report, `${refund.id}, credits returned: 50 expected, 0 recorded`)
  })

  test('reports a movement missing from every balance', async ({ assert }) => {
    await db.table('ledger_movements').insert({
      id: uuid(),
      kind: 'correction',
      from_account: 'house:corrections',
      to_account: 'member:01900000-0000-7000-8000-000000000000',
      credits: 3,
      idempotency_key: 'lost',
      at: 0,
    })
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, 'balance 0 credits, sum of its movements 3')
  })
})

async function statesOfRefunds() {
  return (await Refund.all()).map(({ status }) => status).toSorted()
}

/** A failed statement would end the transaction of the test on PostgreSQL. */
function savepoint(attempt: () => PromiseLike<unknown>) {
  return db.transaction(async () => {
    await attempt()
  })
}
