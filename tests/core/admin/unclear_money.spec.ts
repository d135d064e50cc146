import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { closeMoney } from '#core/admin/money/close_money'
import { matchTransfer } from '#core/admin/money/match_transfer'
import { returnMoney } from '#core/admin/money/return_money'
import { acceptShortTransfer, returnShortTransfer } from '#core/admin/money/settle_short_transfer'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import {
  creditsOf,
  placedTransfer,
  type TransferCheckout,
  transferAsked,
} from '#tests/support/payments/transfer_checkout'
import { payerIban } from '#tests/support/sepa/camt'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

async function begun() {
  const { ports, order, reference } = await transferAsked()
  const by = actorOf(adminOf('finance'), ports.clock.now())
  return { ports, by, orderId: order.id, reference }
}

function statusOf({ repositories }: TransferCheckout, orderId: string) {
  return repositories.orders.rows.get(orderId)?.status
}

function itemsOf({ repositories }: TransferCheckout) {
  return [...repositories.openItems.rows.values()]
}

function actsOf({ repositories }: TransferCheckout) {
  return repositories.audit.all.map(({ act }) => act)
}

test.group('Money without a reference', () => {
  const stray = statementLine({ amount: 1999, text: 'for the dating site' })

  test('is matched to its order by reference or number, which pays it', async ({ assert }) => {
    for (const by of ['reference', 'orderId'] as const) {
      const begin = await begun()
      const { ports } = begin
      await importLines(ports, stray)
      const [item] = itemsOf(ports)
      const matching = { by: begin.by, itemId: item.id, to: ` ${begin[by]} ` }
      const matched = await matchTransfer(ports, matching)
      assert.containSubset(matched, { value: { missing: 0, surplus: 0, goesBack: false } })
      assert.equal(statusOf(ports, begin.orderId), 'completed')
      assert.equal(creditsOf(ports), 50)
      const [incoming] = ports.repositories.incomingTransfers.rows.values()
      assert.containSubset(incoming, { payerIban, bookedOn: stray.bookedOn, amount: 1999 })
      assert.containSubset(itemsOf(ports), [
        { orderId: begin.orderId, closedNote: begin.reference },
      ])
      assert.deepEqual(actsOf(ports), ['settle_transfer'])
    }
  })

  test('stays matched when the file is imported again', async ({ assert }) => {
    const { by, orderId, ports } = await begun()
    await importLines(ports, stray)
    const [{ id: itemId }] = itemsOf(ports)
    await matchTransfer(ports, { by, itemId, to: orderId })
    await importLines(ports, stray)
    assert.lengthOf(itemsOf(ports), 1)
    assert.isNotNull(itemsOf(ports)[0].closedAt)
    assert.equal(ports.repositories.incomingTransfers.rows.size, 1)
    assert.equal(creditsOf(ports), 50)
  })

  test('that is too little leaves the order waiting for the rest', async ({ assert }) => {
    const { by, orderId, ports } = await begun()
    await importLines(ports, statementLine({ amount: 1000 }))
    const [{ id: itemId }] = itemsOf(ports)
    const matched = await matchTransfer(ports, { by, itemId, to: orderId })
    assert.containSubset(matched, { value: { missing: 999 } })
    assert.equal(statusOf(ports, orderId), 'pending')
  })

  test('is sent back to the account that it came from', async ({ assert }) => {
    const { by, ports } = await begun()
    await importLines(ports, stray)
    const [{ id: itemId, sourceId }] = itemsOf(ports)
    assert.isTrue((await returnMoney(ports, { by, itemId, description: 'Returned' })).ok)
    assert.containSubset(
      [...ports.repositories.payouts.rows.values()],
      [{ provider: 'bank', paymentId: sourceId, amount: 1999, paidAt: null }]
    )
    const again = await returnMoney(ports, { by, itemId, description: 'Returned' })
    assert.containSubset(again, { refusal: 'item_closed' })
    const late = await matchTransfer(ports, { by, itemId, to: 'any' })
    assert.containSubset(late, { refusal: 'item_closed' })
    assert.equal(ports.repositories.payouts.rows.size, 1)
  })

  test('is left alone when it cannot be placed', async ({ assert }) => {
    const { by, orderId, ports } = await begun()
    const anonymous = statementLine({ otherIban: null })
    const reversal = statementLine({ isReversal: true })
    const pounds = statementLine({ currency: 'GBP', amount: 5 })
    await importLines(ports, anonymous, reversal, pounds)
    const [unnamed, reversed, foreign] = itemsOf(ports)
    const description = 'Returned'
    for (const [refused, refusal] of [
      [await returnMoney(ports, { by, itemId: unnamed.id, description }), 'payer_unknown'],
      [await returnMoney(ports, { by, itemId: reversed.id, description }), 'item_not_matchable'],
      [await returnMoney(ports, { by, itemId: foreign.id, description }), 'currency_not_taken'],
      [await matchTransfer(ports, { by, itemId: reversed.id, to: orderId }), 'item_not_matchable'],
      [await matchTransfer(ports, { by, itemId: foreign.id, to: orderId }), 'currency_not_taken'],
      [await matchTransfer(ports, { by, itemId: unnamed.id, to: 'no' }), 'transfer_not_found'],
      [await matchTransfer(ports, { by, itemId: 'no', to: orderId }), 'item_not_found'],
      [await closeMoney(ports, { by, itemId: unnamed.id, note: ' ' }), 'note_missing'],
    ] as const) {
      assert.containSubset(refused, { refusal })
    }
    assert.isTrue(itemsOf(ports).every(({ closedAt }) => closedAt === null))
    assert.isEmpty(actsOf(ports))
    const closed = await closeMoney(ports, { by, itemId: reversed.id, note: 'Sent to the bank' })
    assert.isTrue(closed.ok)
    assert.deepEqual(ports.repositories.audit.all[0].after, { closed: true })
  })

  test('is not for support, nor for an admin of one site', async ({ assert }) => {
    const { orderId, ports } = await begun()
    await importLines(ports, stray)
    const [{ id: itemId }] = itemsOf(ports)
    const now = ports.clock.now()
    for (const by of [
      actorOf(adminOf('support'), now),
      actorOf(adminOf('finance', { siteId: 'one' }), now),
    ]) {
      const refused = await matchTransfer(ports, { by, itemId, to: orderId })
      assert.containSubset(refused, { refusal: 'act_not_allowed' })
    }
    assert.isNull(itemsOf(ports)[0].closedAt)
  })
})

test.group('A transfer of too little', () => {
  async function short(amount: number) {
    const begin = await begun()
    const { ports, reference } = begin
    await importLines(ports, statementLine({ amount, text: reference }))
    return { ...begin, settling: { by: begin.by, reference, reason: 'The bank took a fee' } }
  }

  test('is accepted as the price, up to 5.00 less', async ({ assert }) => {
    const { orderId, ports, settling } = await short(1499)
    assert.isTrue((await acceptShortTransfer(ports, settling)).ok)
    assert.equal(statusOf(ports, orderId), 'completed')
    assert.equal(creditsOf(ports), 50)
    const order = ports.repositories.orders.rows.get(orderId)
    assert.include(order, { packageAmount: 1499, totalAmount: 1499 })
    const [invoice] = ports.repositories.invoices.rows.values()
    assert.equal(invoice.grossAmount, 1499)
    assert.deepEqual(actsOf(ports), ['settle_transfer'])
  })

  test('is not accepted when more is missing, or for no reason', async ({ assert }) => {
    const { orderId, ports, settling } = await short(1498)
    const tooLittle = await acceptShortTransfer(ports, settling)
    assert.containSubset(tooLittle, { refusal: 'too_much_missing' })
    const silent = await acceptShortTransfer(ports, { ...settling, reason: '' })
    assert.containSubset(silent, { refusal: 'reason_missing' })
    assert.equal(statusOf(ports, orderId), 'pending')
    assert.include(ports.repositories.orders.rows.get(orderId), { totalAmount: 1999 })
  })

  test('adds up for a member, whose orders lack 5.00 in 30 days at most', async ({ assert }) => {
    const { ports, settling } = await short(1749)
    assert.isTrue((await acceptShortTransfer(ports, settling)).ok)
    ports.clock.advance({ days: 29 })
    const { order, reference } = await placedTransfer(ports, 'form-2')
    await importLines(ports, statementLine({ amount: 1748, text: reference }))
    const next = () => {
      const by = actorOf(adminOf('finance'), ports.clock.now())
      return acceptShortTransfer(ports, { ...settling, by, reference })
    }
    const refused = await next()
    assert.containSubset(refused, { refusal: 'too_much_missing' })
    assert.equal(statusOf(ports, order.id), 'pending')
    ports.clock.advance({ days: 1 })
    assert.isTrue((await next()).ok)
  })

  test('goes back at once, and its order is cancelled', async ({ assert }) => {
    const { orderId, ports, settling } = await short(1000)
    assert.isTrue((await returnShortTransfer(ports, settling)).ok)
    assert.equal(statusOf(ports, orderId), 'cancelled')
    assert.containSubset(
      [...ports.repositories.surplusPayments.rows.values()],
      [{ orderId, amount: 1000, status: 'owed' }]
    )
    const again = await returnShortTransfer(ports, settling)
    assert.containSubset(again, { refusal: 'transfer_not_short' })
    assert.equal(ports.repositories.surplusPayments.rows.size, 1)
    const change = { before: { received: 1000 }, after: { received: 0 } }
    assert.containSubset(ports.repositories.audit.all, [change])
  })

  test('can be paid in full by unmatched money', async ({ assert }) => {
    const { by, orderId, ports } = await short(1000)
    await importLines(ports, statementLine({ amount: 999, bookedOn: DateTime.utc(2026, 11, 21) }))
    const [{ id: itemId }] = itemsOf(ports)
    assert.isTrue((await matchTransfer(ports, { by, itemId, to: orderId })).ok)
    assert.equal(statusOf(ports, orderId), 'completed')
  })
})
