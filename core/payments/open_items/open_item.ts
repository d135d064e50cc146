import type { DateTime } from 'luxon'

/**
 * Money, or news of it, that no rule could bring to its place: an operator decides. It stays on
 * their list until it is closed.
 */
export type OpenItem = Readonly<{
  id: string
  /** What is unclear, such as 'reference_unknown'. */
  kind: string
  /** The one who told us: 'bank', or the name of a provider. */
  source: string
  /** What it is about: the id of a bank movement, of a file for the bank, of a payment. */
  sourceId: string
  orderId: string | null
  /** Minor units. */
  amount: number
  currency: string
  /** Whether the money came in or went out. */
  direction: 'in' | 'out'
  /** What the bank or provider said of it, to recognise it by. */
  details: string
  /** Name of the payer as the bank told it; null where it did not. */
  payerName: string | null
  payerIban: string | null
  foundAt: DateTime
  closedAt: DateTime | null
  /** What the operator did with it. */
  closedNote: string | null
}>

/** What can be unclear about money. */
export const openItemKinds = [
  'reference_unknown',
  'several_references',
  'currency_not_taken',
  'reversal',
  'payout_returned',
  'debit_not_found',
  'amount_differs',
  'returned_amount_differs',
  'payment_mismatch',
  'claim_overpaid',
  'claim_recovered',
  'file_refused',
  'group_refused',
] as const

/** What came without the reference of one order: it may be matched to its order, or sent back. */
const unmatchedKinds = ['reference_unknown', 'several_references']

/** Whether it is money on our account that names no order, or more than one. */
export function isUnmatched({ direction, kind, source }: OpenItem): boolean {
  return source === 'bank' && direction === 'in' && unmatchedKinds.includes(kind)
}

/** Characters of `details` and `closedNote`. */
export const longestNote = 500
