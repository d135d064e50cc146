import { openDebitStates, type Debit } from '#core/payments/direct_debit/debit'
import { ok, refuse } from '#core/result'

type Given = Pick<Debit, 'amount' | 'state'>

type MayDebitInput = Readonly<{
  /** Every debit of the member, whatever its state. */
  debits: readonly Given[]
  /** What is to be taken now, in cents; 0 to ask before there is an order. */
  amount: number
  /** Cents that may be open together, this one included. */
  limit: number
}>

/** Whether one of these debits came back: direct debit is closed to the member from then on. */
export function isBlocked(debits: readonly Pick<Given, 'state'>[]): boolean {
  return debits.some(({ state }) => state === 'returned')
}

/**
 * Whether a member may pay this by direct debit: not once a debit of theirs has come back, and not
 * beyond the limit of what is open, which is what the site risks (decisions, Methods by country).
 * Refuses 'direct_debit_blocked' and 'direct_debit_limit' (section 8).
 */
export function mayDebit({ debits, amount, limit }: MayDebitInput) {
  if (isBlocked(debits)) return refuse('direct_debit_blocked')
  const open = debits
    .filter(({ state }) => openDebitStates.some((one) => one === state))
    .reduce((sum, debit) => sum + debit.amount, 0)
  return open + amount > limit ? refuse('direct_debit_limit') : ok()
}
