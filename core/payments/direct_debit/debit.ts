import type { DateTime } from 'luxon'

/**
 * 'ready': signed, not exported yet. 'exported': in a file for the bank. 'settled': the money has
 * arrived. 'returned': the bank refused it, or the payer had it refunded; the order is charged back.
 */
export const debitStates = ['ready', 'exported', 'settled', 'returned'] as const

export type DebitState = (typeof debitStates)[number]

/** One amount to be collected from an account by a mandate: the payment of one order. */
export type Debit = Readonly<{
  id: string
  orderId: string
  mandateId: string
  /** Minor units of the euro, which is all that SEPA moves. */
  amount: number
  currency: 'EUR'
  /** Our id, at most 35 characters; the bank repeats it in pain.002 and camt.053. */
  endToEndId: string
  /** A business day, without a time. */
  collectOn: DateTime
  state: DebitState
  createdAt: DateTime
  /** The message id of its file. */
  exportedIn: string | null
  exportedAt: DateTime | null
  settledAt: DateTime | null
  returnedAt: DateTime | null
  /** The ISO 20022 code of a return or refusal, such as AM04 or MD06. */
  returnReason: string | null
  /** When and why the operator lifted the block that its return had caused. */
  unblockedAt: DateTime | null
  unblockReason: string | null
}>

export const openDebitStates = ['ready', 'exported'] as const satisfies readonly DebitState[]

const nextStates: Readonly<Record<DebitState, readonly DebitState[]>> = {
  ready: ['exported', 'returned'],
  exported: ['settled', 'returned'],
  // A payer may have a debit refunded for eight weeks, without a reason.
  settled: ['returned'],
  returned: [],
}

/** Whether a debit may change from one state to the next; bank files come twice, and out of order. */
export function mayBecome(state: DebitState, next: DebitState): boolean {
  return nextStates[state].includes(next)
}
