import { openDebitStates, type Debit } from '#core/payments/direct_debit/debit'
import { ok, refuse } from '#core/result'

type DebitState = Pick<Debit, 'amount' | 'state' | 'unblockedAt'>

type MayDebitInput = Readonly<{
  /** Every debit of the member, whatever its state. */
  debits: readonly DebitState[]
  /** Cents to be collected now; 0 to ask before there is an order. */
  amount: number
  /** Cents that may be open together, this one included. */
  limit: number
}>

/** The debits that block direct debit for their payer: returned ones that the operator did not unblock. */
export function blockingDebits<D extends Pick<DebitState, 'state' | 'unblockedAt'>>(
  debits: readonly D[]
): readonly D[] {
  return debits.filter(({ state, unblockedAt }) => state === 'returned' && !unblockedAt)
}

/** Whether direct debit is blocked for the payer of these debits. */
export function isBlocked(debits: readonly Pick<DebitState, 'state' | 'unblockedAt'>[]): boolean {
  return blockingDebits(debits).length > 0
}

/**
 * Whether a member may pay this amount by direct debit: not while a returned one blocks it, and not
 * beyond the limit of open debits, which bounds the site's risk. Refuses 'direct_debit_blocked' and
 * 'direct_debit_limit'. Rule: docs/product/payments.md, Direct debit.
 */
export function mayDebit({ debits, amount, limit }: MayDebitInput) {
  if (isBlocked(debits)) return refuse('direct_debit_blocked')
  const open = debits
    .filter(({ state }) => openDebitStates.some((openState) => openState === state))
    .reduce((sum, debit) => sum + debit.amount, 0)
  return open + amount > limit ? refuse('direct_debit_limit') : ok()
}
