import { test } from '@japa/runner'
import { groupIdOf } from '#core/payments/sepa/collection'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import type { StatementLine, StatusReport } from '#core/payments/sepa/statement'
import { ok, refuse } from '#core/result'
import {
  completedDebit,
  debitTotal,
  openDebitCheckout,
  debited,
} from '#tests/support/payments/debit_checkout'
import { ada } from '#tests/support/people/people'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

/** Ada has bought by a direct debit that was exported. */
async function exportedDebit() {
  const { ports, debit } = await debited()
  const { debits, mandates } = ports.repositories
  await debits.update(debit.id, { state: 'exported', exportedIn: 'VONK-1' })
  const mandate = await mandates.find(debit.mandateId)
  const bring = async (changes: Partial<StatementLine>) => {
    const line = statementLine({ amount: debitTotal, ...changes })
    const [{ outcome, difference, isListed }] = await importLines(ports, line)
    const { state, returnReason } = (await debits.find(debit.id))!
    return { outcome, difference, isListed, state, returnReason }
  }
  return { debit, mandateReference: mandate!.reference, bring }
}

type Exported = Awaited<ReturnType<typeof exportedDebit>>

test.group('A returned debit', () => {
  const cases = [
    { told: 'by its reason', line: { returnReason: 'MD06' }, reason: 'MD06' },
    { told: 'by the code of the bank', line: { returnReason: 'UPDD' }, reason: 'UPDD' },
    { told: 'by nothing but our id', line: {}, reason: 'NARR' },
    { told: 'as a reversal', line: { isReversal: true }, reason: 'NARR' },
  ]
  for (const { told, line, reason: returnReason } of cases) {
    test(`is charged back when it is told ${told}`, async ({ assert }) => {
      const { debit, bring } = await exportedDebit()
      const { endToEndId } = debit
      const found = await bring({ direction: 'out', endToEndId, ...line })
      const outcome = 'debit_returned'
      const expected = { outcome, difference: 0, isListed: false, state: 'returned', returnReason }
      assert.deepEqual(found, expected)
    })
  }

  test('is known by its mandate, and by the words of the bank', async ({ assert }) => {
    for (const told of [
      ({ mandateReference }: Exported) => ({ mandateReference }),
      ({ mandateReference }: Exported) => ({ notes: `RETURN OF ${mandateReference} AC04` }),
      ({ debit }: Exported) => ({ notes: `SEPA RETOUR EREF+${debit.endToEndId} SVWZ+` }),
    ]) {
      const exported = await exportedDebit()
      const found = await exported.bring({ direction: 'out', ...told(exported) })
      assert.equal(found.state, 'returned')
    }
  })

  test('with the charges of the bank is charged back, and listed', async ({ assert }) => {
    const { debit, bring } = await exportedDebit()
    const { endToEndId } = debit
    const line = { direction: 'out', endToEndId, returnReason: 'AM04' } as const
    assert.deepEqual(await bring({ ...line, amount: debitTotal + 350 }), {
      outcome: 'returned_amount_differs',
      difference: 350,
      isListed: true,
      state: 'returned',
      returnReason: 'AM04',
    })
  })

  test('of {line} changes nothing, and is listed as {outcome}')
    .with([
      { outcome: 'amount_differs', line: { amount: debitTotal - 1 } },
      { outcome: 'currency_not_taken', line: { currency: 'GBP' } },
    ])
    .run(async ({ assert }, { outcome, line }) => {
      const { debit, bring } = await exportedDebit()
      const { endToEndId } = debit
      const found = await bring({ direction: 'out', endToEndId, returnReason: 'AM04', ...line })
      assert.include(found, { outcome, isListed: true, state: 'exported' })
    })
})

test.group('A collected debit', () => {
  test('is settled by its own sum alone', async ({ assert }) => {
    const { debit, bring } = await exportedDebit()
    const { endToEndId } = debit
    const less = await bring({ endToEndId, amount: debitTotal - 100 })
    assert.include(less, { outcome: 'amount_differs', difference: 100, state: 'exported' })
    const whole = await bring({ endToEndId })
    assert.include(whole, { outcome: 'debit_settled', state: 'settled' })
  })
})

/** Ada has bought three times; two of these debits are collected on one day, the third a day later. */
async function exportedGroup() {
  const ports = await openDebitCheckout()
  for (const clientId of ['one', 'two', 'later']) await completedDebit(ports, { clientId })
  const { debits, mandates, openItems, sepaFiles } = ports.repositories
  const [first, second, later] = debits.rows.values()
  const exported = { state: 'exported', exportedIn: 'VONK-1' } as const
  for (const { id } of [first, second]) await debits.update(id, exported)
  const collectOn = later.collectOn.plus({ days: 1 })
  await debits.update(later.id, { ...exported, collectOn })
  const groupId = groupIdOf('VONK-1', first.collectOn)
  const bring = async (changes: Partial<StatementLine>) => {
    const [told] = await importLines(ports, statementLine({ groupId, ...changes }))
    const { outcome, changed, difference, reference, orderId, isListed } = told
    return { outcome, changed, difference, reference, orderId, isListed }
  }
  const states = () => [...debits.rows.values()].map(({ state }) => state)
  const mandate = await mandates.find(first.mandateId)
  const [siteId, createdAt] = [ada().user.siteId, ports.clock.now()]
  const file = { messageId: 'VONK-1', siteId, content: '', createdAt, sentAt: null }
  await sepaFiles.add({ ...file, count: 3, sum: 3 * debitTotal })
  const refuses = (changes: Partial<StatusReport>) => {
    const report = { messageId: 'VONK-1', refused: null, groups: [], debits: [], ...changes }
    return importStatusReport(ports, report)
  }
  const listed = () =>
    [...openItems.rows.values()].map(({ kind, amount, details }) => [kind, amount, details])
  return { ports, first, second, groupId, mandate, bring, states, refuses, listed }
}

test.group('Debits that were collected together', () => {
  test('are settled by their sum, once', async ({ assert }) => {
    const { bring, groupId: reference, states } = await exportedGroup()
    const told = { outcome: 'debit_settled', difference: 0, reference, orderId: null } as const
    const amount = 2 * debitTotal
    assert.deepEqual(await bring({ amount }), { ...told, changed: true, isListed: false })
    assert.deepEqual(states(), ['settled', 'settled', 'exported'])
    assert.deepEqual(await bring({ amount }), { ...told, changed: false, isListed: false })
  })

  test('are settled one by one, each told by its own id', async ({ assert }) => {
    const { bring, first, mandate, states } = await exportedGroup()
    const told = await bring({ amount: debitTotal, mandateReference: mandate?.reference })
    assert.include(told, { outcome: 'debit_settled', reference: first.endToEndId })
    assert.deepEqual(states(), ['settled', 'exported', 'exported'])
  })

  test('of which one was refused before are {outcome} by {amount}')
    .with([
      { amount: debitTotal, outcome: 'debit_settled', difference: 0, state: 'settled' },
      { amount: 2 * debitTotal, outcome: 'debit_settled', difference: 0, state: 'settled' },
      { amount: debitTotal + 1, outcome: 'amount_differs', difference: 1, state: 'exported' },
    ])
    .run(async ({ assert }, { amount, outcome, difference, state }) => {
      const { ports, bring, second, states } = await exportedGroup()
      await ports.repositories.debits.update(second.id, { state: 'returned' })
      assert.include(await bring({ amount }), { outcome, difference })
      assert.deepEqual(states(), [state, 'returned', 'exported'])
    })

  test('are not settled where the bank tells {outcome}')
    .with([
      { outcome: 'currency_not_taken', line: { currency: 'GBP' } },
      { outcome: 'reversal', line: { isReversal: true } },
      { outcome: 'debit_not_found', line: { endToEndId: 'FORGED' } },
    ])
    .run(async ({ assert }, { outcome, line }) => {
      const { bring, groupId, states } = await exportedGroup()
      const reference = line.endToEndId ?? groupId
      assert.include(await bring({ amount: 2 * debitTotal, ...line }), { outcome, reference })
      assert.deepEqual(states(), ['exported', 'exported', 'exported'])
    })
})

test.group('A bank that refuses', () => {
  const unnamed = { endToEndId: null, mandateReference: null, reason: 'AC04' }

  test('a debit of a file charges it back, once', async ({ assert }) => {
    const { first, refuses, states, listed } = await exportedGroup()
    const { endToEndId } = first
    for (const isNew of [true, false]) {
      const told = { name: endToEndId, reason: 'AC04', found: true, isNew }
      assert.deepEqual(await refuses({ debits: [{ ...unnamed, endToEndId }] }), ok([told]))
    }
    assert.deepEqual(states(), ['returned', 'exported', 'exported'])
    assert.isEmpty(listed())
  })

  test('debits that are not in the file lists them, once', async ({ assert }) => {
    const { ports, first, refuses, states, listed } = await exportedGroup()
    await ports.repositories.debits.update(first.id, { exportedIn: 'VONK-2' })
    const { endToEndId } = first
    const debits = [{ ...unnamed, endToEndId }, { ...unnamed, mandateReference: 'M1' }, unnamed]
    for (const isNew of [true, false]) {
      const told = [endToEndId, 'M1', 'transaction 3'].map((name) => {
        return { name, reason: 'AC04', found: false, isNew }
      })
      assert.deepEqual(await refuses({ debits }), ok(told))
    }
    assert.deepEqual(states(), ['exported', 'exported', 'exported'])
    assert.deepEqual(listed(), new Array(3).fill(['debit_not_found', 0, 'AC04']))
  })

  test('a file or a group lists its sum, and blames no payer', async ({ assert }) => {
    const { groupId: id, refuses, states, listed } = await exportedGroup()
    const groups = [{ id, reason: 'AM05' }]
    assert.deepEqual(await refuses({ refused: 'FF01', groups }), ok([]))
    const ofOther = await refuses({ messageId: 'VONK-9', refused: 'FF01' })
    assert.deepEqual(ofOther, refuse('file_not_found'))
    assert.deepEqual(states(), ['exported', 'exported', 'exported'])
    const [whole, group] = listed()
    assert.deepEqual(whole, ['file_refused', 3 * debitTotal, 'FF01'])
    assert.deepEqual(group, ['group_refused', 2 * debitTotal, 'AM05'])
  })
})
