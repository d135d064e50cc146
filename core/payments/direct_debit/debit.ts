import type { DateTime } from 'luxon'

/**
 * 'ready': signed, in no file yet. 'exported': the bank has the file. 'settled': the money is
 * there. 'returned': the bank refused it, or the payer had it given back; the order is charged back.
 */
export const debitStates = ['ready', 'exported', 'settled', 'returned'] as const

export type DebitState = (typeof debitStates)[number]

/** One amount to be taken from an account by a mandate: the payment of one order. */
export type Debit = Readonly<{
  id: string
  orderId: string
  mandateId: string
  /** Minor units of the euro, which is all that SEPA moves. */
  amount: number
  currency: 'EUR'
  /** Ours, at most 35 signs; the bank repeats it in pain.002 and camt.053. */
  endToEndId: string
  /** A day of the bank, without a time. */
  collectOn: DateTime
  state: DebitState
  createdAt: DateTime
  /** The message id of the file that it went to the bank in. */
  exportedIn: string | null
  exportedAt: DateTime | null
  settledAt: DateTime | null
  returnedAt: DateTime | null
  /** The ISO 20022 code of a return or refusal, such as AM04 or MD06. */
  returnReason: string | null
  /** When the operator lifted the block that its return had brought, and why. */
  unblockedAt: DateTime | null
  unblockReason: string | null
}>

export const openDebitStates = ['ready', 'exported'] as const satisfies readonly DebitState[]

const nextStates: Readonly<Record<DebitState, readonly DebitState[]>> = {
  ready: ['exported', 'returned'],
  exported: ['settled', 'returned'],
  // The payer may have it given back for eight weeks, without a reason.
  settled: ['returned'],
  returned: [],
}

/** Whether a debit may go from one state to the next; files of the bank come twice, and late. */
export function mayBecome(state: DebitState, next: DebitState): boolean {
  return nextStates[state].includes(next)
}
