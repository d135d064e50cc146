import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { committing } from '#tests/support/committing'
import { countOf, join } from '#tests/support/members'
import { ada, bob, cleo } from '#tests/support/people'
import * as shop from '#tests/support/shop'

const twenty = Array.from({ length: 20 })

/** On PostgreSQL these run on ten connections at once, on SQLite one after the other. */
test.group('At the same moment', (group) => {
  committing(group)

  test('twenty webhooks of one payment book its credits once', async ({ client, assert }) => {
    await join(ada())
    const { order, payment } = await shop.ordered(client, ada())
    await shop.atProvider(payment, 'paid')
    const answers = await Promise.all(twenty.map(() => shop.sendWebhook(client, payment.id)))
    for (const answer of answers) answer.assertStatus(200)
    assert.deepEqual(await shop.outcome(order), { status: 'completed', credits: 50, premium: true })
    assert.equal(await movementsFor(order.id), 1)
  })

  test('webhooks and returns together book once', async ({ client, assert }) => {
    await join(bob())
    const { order, payment } = await shop.ordered(client, bob())
    await shop.atProvider(payment, 'paid')
    const webhooks = twenty.map(() => shop.sendWebhook(client, payment.id))
    const returns = [1, 2, 3, 4, 5].map(() => shop.comeBack(client, bob(), order))
    for (const answer of await Promise.all([...webhooks, ...returns])) answer.assertStatus(200)
    assert.deepEqual(await shop.outcome(order), { status: 'completed', credits: 50, premium: true })
    assert.equal(await movementsFor(order.id), 1)
  })

  test('one form sent ten times is one order with one payment', async ({ client, assert }) => {
    await join(cleo())
    const before = await countOf('sandbox_payments')
    const form = await shop.orderForm()
    const answers = await Promise.all(
      twenty.slice(10).map(() => shop.submitOrder(client, cleo(), form))
    )
    const urls = new Set(answers.map((answer) => answer.header('location')))
    assert.lengthOf([...urls], 1)
    assert.equal(await countOf('sandbox_payments'), before + 1)
    const orders = await db.from('orders').where('user_id', cleo().user.id)
    assert.lengthOf(orders, 1)
    assert.equal(orders[0].status, 'pending')
  })
})

async function movementsFor(orderId: string) {
  const movements = await db.from('ledger_movements').where('order_id', orderId)
  return movements.length
}
