import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { closeOpenItem } from '#core/payments/open_items/close_open_item'
import { isUnmatched } from '#core/payments/open_items/open_item'
import { isInterrupted } from '#core/payments/sepa/bank_import'
import { importStatements } from '#core/payments/sepa/import_statements'
import { refuse } from '#core/result'
import { ownIban, payerIban } from '#tests/support/sepa/camt'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'
import {
  openTransferCheckout,
  placedTransfer,
  transferTotal,
  type TransferCheckout,
  transferAsked,
} from '#tests/support/payments/transfer_checkout'

const amount = transferTotal

function received({ repositories }: TransferCheckout) {
  const rows = [...repositories.incomingTransfers.rows.values()]
  return rows.reduce((sum, row) => sum + row.amount, 0)
}

function items({ repositories }: TransferCheckout) {
  return [...repositories.openItems.rows.values()]
}

test.group('A movement of the bank', () => {
  test('is one in two files, whatever its place in them', async ({ assert }) => {
    const { ports, reference: text } = await transferAsked()
    const movement = statementLine({ amount, text })
    await importLines(ports, movement)
    await importLines(ports, statementLine({ text: 'other' }), movement)
    assert.equal(received(ports), amount)
    assert.equal(ports.repositories.surplusPayments.rows.size, 0)
  })

  test('is two where one file lists it twice, also when another listed it once', async ({
    assert,
  }) => {
    const { ports, reference: text } = await transferAsked()
    const movement = statementLine({ amount, text })
    await importLines(ports, movement)
    await importLines(ports, movement, movement)
    await importLines(ports, movement, movement)
    assert.equal(received(ports), 2 * amount)
  })

  test('is two on two days', async ({ assert }) => {
    const { ports, reference: text } = await transferAsked()
    const [first, second] = [19, 20].map((day) =>
      statementLine({ amount, text, bookedOn: DateTime.utc(2026, 11, day) })
    )
    await importLines(ports, first)
    await importLines(ports, second)
    assert.equal(received(ports), 2 * amount)
  })

  test('is two with two references of the bank, in two files', async ({ assert }) => {
    const { ports, reference: text } = await transferAsked()
    for (const bankReference of ['A', 'B', 'A']) {
      await importLines(ports, statementLine({ amount, text, bankReference }))
    }
    assert.equal(received(ports), 2 * amount)
  })

  test('is one where only one of two files gives a reference', async ({ assert }) => {
    const { ports, reference: text } = await transferAsked()
    for (const bankReference of [null, 'A', null, 'A']) {
      await importLines(ports, statementLine({ amount, text, bankReference }))
    }
    assert.equal(received(ports), amount)
    await importLines(ports, statementLine({ amount, text, bankReference: 'B' }))
    assert.equal(received(ports), 2 * amount)
  })

  test('is told to be {outcome} by {difference}')
    .with([
      { outcome: 'paid', difference: 0, days: 0 },
      { outcome: 'too_little', difference: -1, days: 0 },
      { outcome: 'too_much', difference: 1, days: 0 },
      { outcome: 'too_little_too_late', difference: -1, days: 15 },
    ] as const)
    .run(async ({ assert }, { outcome, difference, days }) => {
      const { ports, order, reference } = await transferAsked()
      ports.clock.advance({ days })
      const line = statementLine({ amount: amount + difference, text: reference })
      const told = { outcome, difference: Math.abs(difference), reference, orderId: order.id }
      const imported = await importLines(ports, line)
      assert.deepEqual(imported, [{ ...told, line, changed: true, isListed: false }])
      const [movement] = ports.repositories.bankMovements.rows.values()
      assert.equal(movement.outcome, outcome)
    })

  test('pays its own order where the bank gives two the same reference', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const orders = [await placedTransfer(ports, 'form-1'), await placedTransfer(ports, 'form-2')]
    const lines = orders.map(({ reference: text }) =>
      statementLine({ amount, text, bankReference: 'SAME' })
    )
    const movements = await importLines(ports, ...lines)
    assert.deepEqual(
      movements.map(({ outcome, changed }) => [outcome, changed]),
      [
        ['paid', true],
        ['paid', true],
      ]
    )
  })
})

test.group('Statements', () => {
  test('of other accounts are left out, those of ours are imported', async ({ assert }) => {
    const { ports, reference: text } = await transferAsked()
    const line = statementLine({ amount, text })
    const entries = [{ direction: 'in', amount, currency: 'EUR', lines: [line] } as const]
    const statements = [
      { account: payerIban, entries },
      { account: ownIban.slice(-6), entries },
      { account: ownIban.slice(-7), entries },
    ]
    const imported = await importStatements(ports, { statements, accounts: [ownIban] })
    assert.isTrue(imported.ok)
    assert.deepEqual(imported.ok && imported.value.foreign, statements.slice(0, 2))
    assert.equal(received(ports), amount)
  })

  test('of other accounts alone are refused', async ({ assert }) => {
    const ports = await openTransferCheckout()
    const statements = [{ account: payerIban, entries: [] }]
    const imported = await importStatements(ports, { statements, accounts: [ownIban] })
    assert.deepEqual(imported, refuse('no_own_account'))
  })
})

test.group('Money that no rule can place', () => {
  test('comes on the list of the operator, once', async ({ assert }) => {
    const { ports, reference } = await transferAsked()
    const second = await placedTransfer(ports, 'form-2')
    const lines = [
      statementLine({ text: 'hello', amount: 100 }),
      statementLine({ text: reference, currency: 'GBP', amount: 200 }),
      statementLine({ text: reference, isReversal: true, amount: 300 }),
      statementLine({ text: reference, returnReason: 'AC04', amount: 400 }),
      statementLine({ direction: 'out', returnReason: 'UPDD', amount: 500 }),
      statementLine({ direction: 'out', isReversal: true, amount: 600 }),
      statementLine({ groupId: 'VONK-1-261120', amount: 700 }),
      statementLine({ direction: 'out', amount: 800 }),
      statementLine({ text: `${reference} ${second.reference}`, amount: 900 }),
    ]
    await importLines(ports, ...lines)
    const again = await importLines(ports, ...lines)
    assert.deepEqual(
      items(ports).map(({ kind, amount: cents, direction }) => [kind, cents, direction]),
      [
        ['reference_unknown', 100, 'in'],
        ['currency_not_taken', 200, 'in'],
        ['reversal', 300, 'in'],
        ['payout_returned', 400, 'in'],
        ['debit_not_found', 500, 'out'],
        ['reversal', 600, 'out'],
        ['debit_not_found', 700, 'in'],
        ['several_references', 900, 'in'],
      ]
    )
    const unmatched = items(ports).flatMap((item) => (isUnmatched(item) ? [item.amount] : []))
    assert.deepEqual(unmatched, [100, 900])
    assert.isTrue(again.every(({ changed, isListed }) => !changed && !isListed))
    assert.equal(received(ports), 0)
  })

  test('leaves the list when a later file places it, or is on it for another reason', async ({
    assert,
  }) => {
    const { ports, order, reference } = await transferAsked()
    const transfer = await ports.repositories.bankTransfers.find(reference)
    await ports.repositories.bankTransfers.remove(reference)
    const line = statementLine({ amount, text: reference })
    const lines = [line, statementLine({ ...line, currency: 'GBP' })]
    await importLines(ports, ...lines)
    assert.isNull(items(ports)[0].closedAt)
    await ports.repositories.bankTransfers.add({ ...transfer!, orderId: order.id })
    await importLines(ports, ...lines)
    assert.equal(items(ports)[0].closedNote, 'paid')
    assert.include(items(ports)[1], { kind: 'currency_not_taken', closedNote: null })
  })

  test('is closed by the operator with a note, once', async ({ assert }) => {
    const ports = await openTransferCheckout()
    await importLines(ports, statementLine({ text: 'hello' }))
    const [{ id: itemId, details, payerName }] = items(ports)
    assert.equal(details, `2026-11-19 · Ada Jansen · ${payerIban} · hello`)
    assert.equal(payerName, 'Ada Jansen')
    assert.deepEqual(await closeOpenItem(ports, { itemId, note: ' ' }), refuse('note_missing'))
    assert.isTrue((await closeOpenItem(ports, { itemId, note: 'sent back' })).ok)
    assert.deepEqual(await closeOpenItem(ports, { itemId, note: 'x' }), refuse('item_closed'))
    const unknown = await closeOpenItem(ports, { itemId: 'unknown', note: 'x' })
    assert.deepEqual(unknown, refuse('item_not_found'))
    await importLines(ports, statementLine({ text: 'hello' }))
    assert.lengthOf(items(ports), 1)
    assert.equal(items(ports)[0].closedNote, 'sent back')
  })
})

test.group('A reference', () => {
  test('is found where only the bank repeats it, or the payer put it as their own id', async ({
    assert,
  }) => {
    const ports = await openTransferCheckout()
    const [first, second] = [await placedTransfer(ports), await placedTransfer(ports, 'form-2')]
    const notes = `SEPA CREDIT ${first.reference} THANK YOU`
    const endToEndId = second.reference
    const lines = [statementLine({ amount, notes }), statementLine({ amount, endToEndId })]
    const movements = await importLines(ports, ...lines)
    const outcomes = movements.map(({ outcome }) => outcome)
    assert.deepEqual(outcomes, ['paid', 'paid'])
  })
})

test.group('An import that has not ended', () => {
  test('was interrupted after fifteen minutes, once', ({ assert }) => {
    const now = DateTime.utc(2026, 3, 1, 12)
    const open = { begunAt: now.minus({ minutes: 15 }), endedAt: null, interruptedAt: null }
    assert.isTrue(isInterrupted(open, now))
    assert.isFalse(isInterrupted(open, now.minus(1)))
    assert.isFalse(isInterrupted({ ...open, endedAt: now }, now))
    assert.isFalse(isInterrupted({ ...open, interruptedAt: now }, now))
  })
})
