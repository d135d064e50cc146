import { test } from '@japa/runner'
import type { StatementLine } from '#core/payments/sepa/statement'
import {
  completedDebit,
  debitTotal,
  openDebitCheckout,
} from '#tests/support/payments/debit_checkout'
import { importLines, statementLine } from '#tests/support/sepa/statement_lines'

/** Ada has bought by a direct debit that was exported. */
async function exportedDebit() {
  const ports = await openDebitCheckout()
  const { debit } = await completedDebit(ports)
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
    const named = [
      ({ mandateReference }: { mandateReference: string }) => ({ mandateReference }),
      ({ mandateReference }: { mandateReference: string }) => ({
        notes: `RETURN OF ${mandateReference} AC04`,
      }),
    ]
    for (const by of named) {
      const { bring, mandateReference } = await exportedDebit()
      const found = await bring({ direction: 'out', ...by({ mandateReference }) })
      assert.equal(found.state, 'returned')
    }
    const { debit, bring } = await exportedDebit()
    const notes = `SEPA RETOUR EREF+${debit.endToEndId} SVWZ+`
    assert.equal((await bring({ direction: 'out', notes })).state, 'returned')
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

  test('for less than it was changes nothing, and is listed', async ({ assert }) => {
    const { debit, bring } = await exportedDebit()
    const { endToEndId } = debit
    const line = { direction: 'out', endToEndId, returnReason: 'AM04' } as const
    const found = await bring({ ...line, amount: debitTotal - 1 })
    assert.include(found, { outcome: 'amount_differs', isListed: true, state: 'exported' })
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
