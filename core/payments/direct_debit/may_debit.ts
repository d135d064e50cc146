import { openDebitStates, type Debit } from '#core/payments/direct_debit/debit'
import { ok, refuse } from '#core/result'

type Given = Pick<Debit, 'amount' | 'state' | 'unblockedAt'>

type MayDebitInput = Readonly<{
  /** Every debit of the member, whatever its state. */
  debits: readonly Given[]
  /** What is to be taken now, in cents; 0 to ask before there is an order. */
  amount: number
  /** Cents that may be open together, this one included. */
  limit: number
}>

/**
 * The debits for which direct debit is closed to their payer: those that came back, until the
 * operator has lifted the block.
 */
export function blockingDebits<D extends Pick<Given, 'state' | 'unblockedAt'>>(
  debits: readonly D[]
): readonly D[] {
  return debits.filter(({ state, unblockedAt }) => state === 'returned' && !unblockedAt)
}

/** Whether direct debit is closed to the payer of these debits. */
export function isBlocked(debits: readonly Pick<Given, 'state' | 'unblockedAt'>[]): boolean {
  return blockingDebits(debits).length > 0
}

/**
 * Whether a member may pay this by direct debit: not while one that came back
 * blocks it, and not beyond the limit of what is open, which is what the site risks (decisions, Methods by country).
 * Refuses 'direct_debit_blocked' and 'direct_debit_limit' (section 8).
 */
export function mayDebit({ debits, amount, limit }: MayDebitInput) {
  if (isBlocked(debits)) return refuse('direct_debit_blocked')
  const open = debits
    .filter(({ state }) => openDebitStates.some((one) => one === state))
    .reduce((sum, debit) => sum + debit.amount, 0)
  return open + amount > limit ? refuse('direct_debit_limit') : ok()
}
