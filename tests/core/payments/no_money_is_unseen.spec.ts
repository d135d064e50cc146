import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { BankStep } from '#tests/support/payments/random_runs/bank_step'
import { bankSteps, settleAll } from '#tests/support/payments/random_runs/bank_steps'
import { openBank, type Bank } from '#tests/support/payments/random_runs/bank'
import {
  accountsOf,
  creditsSpent,
  askedFor,
  keptOf,
  moneyOfBooks,
  moneyOfBank,
  moneyOfProvider,
  moneyOfSales,
  papersOf,
} from '#tests/support/payments/random_runs/bank_balances'
import { ada } from '#tests/support/people/people'

/**
 * Histories of a bank account: transfers of too little, too much, twice and late, unknown and foreign
 * ones, debits that are collected, returned and refunded; files that overlap and repeat, in any order.
 * Beside it a provider: payments, second and late ones, its own refunds, disputes that are opened, won
 * and lost, and webhooks that come twice, late or never. The member spends credits and pays claims;
 * admins refund, and settle by hand what a provider refused.
 */
test.group('No money is unseen', () => {
  test('every cent is booked, owed, claimed or listed', async ({ assert }) => {
    await fc.assert(accounted(assert), { numRuns: 120, seed: 20261123 })
  })

  test('nor is it in histories that nobody has seen before', async ({ assert }) => {
    await fc.assert(accounted(assert), { numRuns: 40 })
  })

  test('files that come again change nothing', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(bankSteps, { maxLength: 15 }), async (story) => {
        const bank = await played(story)
        await settleAll(bank)
        const before = countsOf(bank)
        await settleAll(bank)
        assert.deepEqual(countsOf(bank), before)
      }),
      { numRuns: 20, seed: 20261123 }
    )
  })
})

/** What is true of every history. */
function accounted(assert: Assert) {
  return fc.asyncProperty(fc.array(bankSteps, { maxLength: 25 }), async (story) => {
    const bank = await played(story)
    await settleAll(bank)
    for (const currency of ['EUR', 'GBP']) {
      assert.equal(moneyOfBooks(bank, currency), moneyOfBank(bank, currency), currency)
    }
    const { users, bankMovements } = bank.ports.repositories
    assert.equal(await moneyOfProvider(bank), moneyOfSales(bank))
    for (const { kept, paid } of keptOf(bank)) assert.equal(paid, kept)
    for (const { asked, back } of askedFor(bank)) assert.isAtMost(asked, back)
    for (const { paid, said } of papersOf(bank)) assert.equal(said, paid)
    const accounts = accountsOf(bank)
    for (const { paidFor, posted, paid, claimed, owed } of accounts) {
      assert.equal(claimed, owed)
      assert.isAtMost(paid, claimed)
      assert.isAtLeast(posted, paidFor)
    }
    const missing = accounts.reduce((sum, one) => sum + one.posted - one.paidFor, 0)
    const spent = creditsSpent(bank)
    assert.isAtMost(missing, spent)
    const left = accounts.reduce((sum, { posted }) => sum + posted, 0) - spent
    assert.equal(users.rows.get(ada().user.id)?.credits, left)
    assert.lengthOf([...bankMovements.rows.values()], bank.lines.length)
  })
}

async function played(story: readonly BankStep[]): Promise<Bank> {
  const bank = await openBank()
  for (const step of story) await step.play(bank)
  return bank
}

function countsOf({ ports: { repositories } }: Bank) {
  const { bankMovements, incomingTransfers, surplusPayments, openItems, ledger } = repositories
  const { claims, claimPayments, providerRefunds, invoices, jobs } = repositories
  const ofBank = [bankMovements, incomingTransfers, surplusPayments, openItems]
  const tables = [...ofBank, claims, claimPayments, providerRefunds, invoices]
  return [...tables.map(({ rows }) => rows.size), ledger.rows.length, jobs.added.length]
}
