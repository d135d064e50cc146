import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Refund from '#models/refund'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { askRefund, payOutAll, providerSays } from '#tests/support/payments/refunds'
import { accepts, forbids } from '#tests/support/database/constraints'
import { movementRow, refundRow } from '#tests/support/database/rows'
import { buyCredits, placeOrder } from '#tests/support/payments/shop'

const verify = () => runCommand('ledger:verify')

test.group('The ledger', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('refuses that a movement is changed or removed', async ({ client, assert }) => {
    await buyCredits(client, ada())
    await forbids(() => db.from('ledger_movements').update({ credits: 5000 }), /append only/)
    await forbids(() => db.from('ledger_movements').delete(), /append only/)
    assert.equal(await countOf('ledger_movements'), 1)
  })

  test('updates the balance with every movement, whichever code adds it', async ({ assert }) => {
    const [house, member] = ['house:corrections', `member:${ada().user.id}`]
    const add = (from: string, to: string, credits: number) =>
      addMovement({ from_account: from, to_account: to, credits })
    await add(house, member, 5)
    await add(member, house, 2)
    await add(house, 'house:sales', 9)
    await forbids(() => add(member, house, 4), /users_credits_not_negative/)
    const balances = await db.from('users').select('credits').orderBy('credits')
    assert.deepEqual(balances, [{ credits: 0 }, { credits: 3 }])
    assert.equal(await countOf('ledger_movements'), 3)
  })

  test('reports a balance that somebody changed', async ({ client, assert }) => {
    await buyCredits(client, ada())
    assert.equal((await verify()).exitCode, 0)
    await db.from('users').where('id', bob().user.id).update({ credits: 7 })
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `member:${bob().user.id}: balance 7 credits, sum of its movements 0`)
    assert.notInclude(report, ada().user.id)
  })

  test('reports a completed order whose credits were never posted', async ({ client, assert }) => {
    const { order } = await placeOrder(client, ada())
    await order.merge({ status: 'completed', completedAt: DateTime.utc() }).save()
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `Order ${order.id}, credits bought: 50 expected, 0 posted`)
  })

  test('reports an order with more reversed than purchased credits', async ({ client, assert }) => {
    const { order } = await buyCredits(client, ada())
    await buyCredits(client, ada(), { client_id: 'form-2' })
    const from = { kind: 'refund', from_account: `member:${ada().user.id}` }
    await addMovement({ ...from, credits: 60, order_id: order.id })
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `Order ${order.id}, credits taken back, at most: 50 expected, 60 posted`)
  })

  test('is verified after refunds, those that failed among them', async ({ client, assert }) => {
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
    const { order } = await buyCredits(client, ada())
    const refund = { ...refundRow(order), amount: 2000 }
    await db.table('refunds').insert(refund)
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, `${refund.id}, credits taken: 7 expected, 0 recorded`)
    assert.include(report, `${order.id}, money returned, at most: 1999 expected, 2000 recorded`)
  })

  test('reports a failed refund that restored nothing', async ({ client, assert }) => {
    await buyCredits(client, ada())
    await askRefund(client, ada())
    const refund = await Refund.firstOrFail()
    await refund.merge({ status: 'failed' }).save()
    const { report } = await verify()
    assert.include(report, `${refund.id}, credits returned: 50 expected, 0 recorded`)
  })

  test('reports a movement missing from every balance', async ({ assert }) => {
    const nobody = 'member:01900000-0000-7000-8000-000000000000'
    await addMovement({ to_account: nobody, credits: 3 })
    const { exitCode, report } = await verify()
    assert.equal(exitCode, 1)
    assert.include(report, 'balance 0 credits, sum of its movements 3')
  })
})

async function statesOfRefunds() {
  return (await Refund.all()).map(({ status }) => status).toSorted()
}

async function addMovement(changes: object) {
  await accepts('ledger_movements', { ...movementRow(), ...changes })
}
