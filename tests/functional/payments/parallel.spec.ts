import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { lotDifferences } from '#queries/credits/lot_differences'
import { refundDifferences } from '#queries/credits/refund_differences'
import Refund from '#models/refund'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { committing } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { atOnce } from '#tests/support/runner/sample'
import { askRefund, payOutAll } from '#tests/support/payments/refunds'
import * as shop from '#tests/support/payments/shop'

const twenty = Array.from({ length: 20 })

/** On PostgreSQL these run on ten connections at once, on SQLite one after the other. */
test.group('At the same moment', (group) => {
  committing(group)

  test('webhooks and returns together post once', async ({ client, assert }) => {
    await join(bob())
    const { order, payment } = await shop.placeOrder(client, bob())
    await shop.setProviderStatus(payment, 'paid')
    // The provider is asked about one payment thirty times an hour; later webhooks get 503.
    const many = Array.from({ length: atOnce(20, 30) })
    const webhooks = many.map(() => shop.sendWebhook(client, payment.id))
    const returns = [1, 2, 3, 4, 5].map(() => shop.returnFromProvider(client, bob(), order))
    for (const answer of await Promise.all([...webhooks, ...returns])) answer.assertStatus(200)
    assert.deepEqual(await shop.orderOutcome(order), shop.bought)
    assert.equal(await movementsFor(order.id), 1)
  }).timeout(300_000)

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

test.group('Invoices made at the same moment', (group) => {
  committing(group)

  test('have consecutive numbers without a gap', async ({ client, assert }) => {
    const buyers = [ada(), bob(), cleo()]
    await join(...buyers)
    const made = []
    for (const buyer of buyers) made.push(await shop.placeOrder(client, buyer))
    for (const { payment } of made) await shop.setProviderStatus(payment, 'paid')
    await Promise.all(made.map(({ payment }) => shop.sendWebhook(client, payment.id)))
    const orderIds = made.map(({ order }) => order.id)
    const papers = await db.from('invoices').whereIn('order_id', orderIds).orderBy('number')
    const [{ series, year, number: first }] = papers
    const numbers = papers.map(({ number }) => number)
    assert.deepEqual(numbers, [first, first + 1, first + 2])
    const counted = await db.from('invoice_series').where({ series, year }).first()
    assert.equal(counted.last_number, first + 2)
  })
})

test.group('A chargeback', (group) => {
  committing(group)

  test('reported twenty times amid messages takes the remaining credits once', async ({
    client,
    assert,
  }) => {
    await join(ada({ user: { freeMessagesUsed: 5 } }), bob())
    const { order, payment } = await shop.buyCredits(client, ada())
    const chat = await conversationBetween(ada(), bob())
    await shop.setProviderStatus(payment, 'charged_back')
    const messages = Array.from({ length: atOnce(20, 50) }, () => say(client, ada(), chat))
    const webhooks = twenty.map(() => shop.sendWebhook(client, payment.id))
    await Promise.all([...messages, ...webhooks])
    const spent = (await Promise.all(messages)).filter((answer) => answer.status() === 201).length
    assert.include(await shop.orderOutcome(order), { status: 'charged_back', credits: 0 })
    const taken = await db.from('ledger_movements').where('kind', 'chargeback')
    assert.deepEqual(
      taken.map(({ credits }) => credits),
      spent < 50 ? [50 - spent] : []
    )
    assert.deepEqual([await ledgerDifferences(), await lotDifferences()], [[], []])
  }).timeout(300_000)
})

test.group('A refund', (group) => {
  committing(group)

  test('requested ten times amid messages and webhooks returns each credit once', async ({
    client,
    assert,
  }) => {
    await join(ada({ user: { freeMessagesUsed: 5 } }), bob())
    const { order, payment } = await shop.buyCredits(client, ada())
    const chat = await conversationBetween(ada(), bob())
    const asked = twenty.slice(10).map(() => askRefund(client, ada()))
    const messages = twenty.map(() => say(client, ada(), chat))
    const webhooks = twenty.map(() => shop.sendWebhook(client, payment.id))
    await Promise.all([...asked, ...messages, ...webhooks])
    const spent = (await Promise.all(messages)).filter((answer) => answer.status() === 201).length
    if ((await countOf('refunds')) === 0) await askRefund(client, ada())
    await Promise.all([payOutAll(), payOutAll(), payOutAll()])
    const { credits, amount } = await Refund.firstOrFail()
    assert.equal(await countOf('refunds'), 1)
    assert.deepEqual([credits, amount], [50 - spent, Math.floor((1999 * (50 - spent)) / 50)])
    assert.equal((await shop.orderOutcome(order)).credits, 0)
    assert.equal(await countOf('sandbox_refunds'), 1)
    const differences = [ledgerDifferences(), lotDifferences(), refundDifferences()]
    assert.deepEqual(await Promise.all(differences), [[], [], []])
  }).timeout(300_000)
})

async function movementsFor(orderId: string) {
  const movements = await db.from('ledger_movements').where('order_id', orderId)
  return movements.length
}
