import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'

/** The accounts of a trial balance: those of all members together, and each of the house. */
export const accountKinds = [
  'members',
  'house:sales',
  'house:bonus',
  'house:spent',
  'house:corrections',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** Whole credits that reached the accounts of one kind, and that left them. */
export type AccountTotal = Readonly<{ account: AccountKind; received: number; given: number }>

/** What invoices and credit notes say of one currency; minor units. */
export type MoneyTotal = Readonly<{ currency: Currency; invoiced: number; credited: number }>

/** Something that is not as its movements say: credits, or minor units of money. */
export type LedgerFinding = Readonly<{
  kind: 'balance' | 'lot' | 'refund'
  /** An account, an order or a refund. */
  id: string
  /** Which value of it. */
  what: string
  expected: number
  found: number
}>

/** One check of the ledger: its trial balance at that moment, and what did not add up. */
export type LedgerCheck = Readonly<{
  id: string
  checkedAt: DateTime
  accounts: readonly AccountTotal[]
  money: readonly MoneyTotal[]
  differing: number
  /** The first hundred. */
  differences: readonly LedgerFinding[]
}>

const keptFindings = 100

type Counted = Pick<LedgerCheck, 'id' | 'checkedAt' | 'accounts' | 'money'>

/**
 * The outcome of a check: every kind of account with its totals, also one that nothing reached yet.
 * Rule: docs/product/credits.md, Ledger.
 */
export function ledgerCheckOf(
  { accounts, checkedAt, id, money }: Counted,
  findings: readonly LedgerFinding[]
): LedgerCheck {
  return {
    id,
    checkedAt,
    accounts: accountKinds.map((account) => {
      return accounts.find((one) => one.account === account) ?? { account, received: 0, given: 0 }
    }),
    money,
    differing: findings.length,
    differences: findings.slice(0, keptFindings),
  }
}
