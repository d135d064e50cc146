import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectionDay } from '#core/payments/direct_debit/collection_day'
import { isBankDay } from '#core/sites/bank_days'
import { debitStates, mayBecome, type DebitState } from '#core/payments/direct_debit/debit'
import { endToEndIdOf, mandateReference, masked } from '#core/payments/direct_debit/mandate'
import { isBlocked, mayDebit } from '#core/payments/direct_debit/may_debit'
import { ok, refuse } from '#core/result'

const limit = 10_000

function given(amount: number, state: DebitState, unblockedAt: DateTime | null = null) {
  return { amount, state, unblockedAt }
}

function debit(changes: Partial<Parameters<typeof mayDebit>[0]>) {
  const payer = { status: 'active' } as const
  return mayDebit({ payer, own: [], ofOthers: [], tier: 'p1', amount: 2024, limit, ...changes })
}

test.group('Direct debit', () => {
  test('is for confirmed members only', ({ assert }) => {
    const payer = { status: 'not_confirmed' } as const
    assert.deepEqual(debit({ payer }), refuse('confirm_before_debit'))
  })

  test('is for a small bundle the first time', ({ assert }) => {
    const tooLarge = refuse('first_debit_too_large')
    for (const tier of ['p2', 'p3'] as const) {
      assert.deepEqual(debit({ tier }), tooLarge)
      assert.deepEqual(debit({ tier, ofOthers: [given(100, 'settled')] }), tooLarge)
      assert.deepEqual(debit({ tier, own: [given(100, 'ready')] }), ok())
    }
    for (const tier of ['p0', 'p1'] as const) assert.deepEqual(debit({ tier }), ok())
  })

  test('counts what is open and returned in other names for the same account', ({ assert }) => {
    const ofOthers = [given(8000, 'exported')]
    assert.deepEqual(debit({ ofOthers, amount: 2001 }), refuse('direct_debit_limit'))
    assert.deepEqual(debit({ ofOthers: [given(100, 'returned')] }), refuse('direct_debit_blocked'))
  })

  test('is available up to 100.00 EUR of unsettled debits', ({ assert }) => {
    const debits = [given(6000, 'ready'), given(2000, 'exported'), given(8024, 'settled')]
    assert.deepEqual(debit({ own: debits, amount: 2000 }), ok())
    assert.deepEqual(debit({ own: debits, amount: 2001 }), refuse('direct_debit_limit'))
    assert.deepEqual(debit({ own: [], amount: 10_001 }), refuse('direct_debit_limit'))
  })

  test('is blocked after a return', ({ assert }) => {
    const debits = [given(100, 'settled'), given(100, 'returned')]
    assert.isTrue(isBlocked(debits))
    assert.isFalse(isBlocked(debits.slice(0, 1)))
    assert.deepEqual(debit({ own: debits, amount: 0 }), refuse('direct_debit_blocked'))
  })

  test('is available again once the block is lifted, until another return', ({ assert }) => {
    const lifted = given(100, 'returned', DateTime.utc())
    assert.deepEqual(debit({ own: [lifted], amount: 2024 }), ok())
    const another = [lifted, given(100, 'returned')]
    assert.deepEqual(debit({ own: another, amount: 0 }), refuse('direct_debit_blocked'))
  })

  test('moves from signed to the bank, and can be returned once from any state', ({ assert }) => {
    const steps = debitStates.flatMap((from) =>
      debitStates.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`)
    )
    assert.deepEqual(steps, [
      'ready exported',
      'ready returned',
      'exported settled',
      'exported returned',
      'settled returned',
    ])
  })

  test('has references in the character set of SEPA', ({ assert }) => {
    const id = '01900000-0000-7abc-8000-00000000beef'
    const signedAt = DateTime.utc(2026, 11, 22, 23, 30)
    assert.equal(mandateReference(id, signedAt), 'M20261122-00000000BEEF')
    assert.equal(endToEndIdOf(id), '0190000000007ABC800000000000BEEF')
    assert.isAtMost(endToEndIdOf(id).length, 35)
  })

  test('shows the last four characters of an account', ({ assert }) => {
    assert.equal(masked('NL91ABNA0417164300'), '••••\u00A04300')
  })
})

test.group('The collection date of a debit', () => {
  test('is the second bank day after {signed}: {day}')
    .with([
      { signed: '2026-11-24T10:00:00Z', day: '2026-11-26' },
      { signed: '2026-11-26T10:00:00Z', day: '2026-11-30' },
      { signed: '2026-11-28T10:00:00Z', day: '2026-12-01' },
      // In Frankfurt it is Wednesday already.
      { signed: '2026-11-24T23:30:00Z', day: '2026-11-27' },
      { signed: '2026-12-23T10:00:00Z', day: '2026-12-28' },
      // Good Friday and Easter Monday lie between.
      { signed: '2027-03-25T10:00:00Z', day: '2027-03-31' },
    ])
    .run(({ assert }, { signed, day }) => {
      assert.equal(collectionDay(DateTime.fromISO(signed)).toISODate(), day)
    })

  test('is never {$self}')
    .with(['2026-11-28', '2026-11-29', '2026-01-01', '2026-05-01', '2026-12-25', '2025-12-26'])
    .run(({ assert }, day) => assert.isFalse(isBankDay(DateTime.fromISO(day, { zone: 'utc' }))))

  test('knows Easter of {$self}')
    .with([
      ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21', '2038-04-25'],
      ...['1584-04-01', '1710-04-20', '1954-04-18', '3192-04-19'],
    ])
    .run(({ assert }, day) => {
      const sunday = DateTime.fromISO(day, { zone: 'utc' })
      assert.isFalse(isBankDay(sunday.minus({ days: 2 })))
      assert.isFalse(isBankDay(sunday.plus({ days: 1 })))
      assert.isTrue(isBankDay(sunday.minus({ days: 3 })))
      assert.isTrue(isBankDay(sunday.plus({ days: 2 })))
    })
})
