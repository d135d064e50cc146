import type { DateTime } from 'luxon'

export const movementKinds = [
  'purchase',
  'bonus',
  'message',
  'photo',
  'gift',
  'refund',
  'chargeback',
  'correction',
] as const

export type MovementKind = (typeof movementKinds)[number]

/** A ledger account: a member's, or one of the house. */
export type LedgerAccount =
  `member:${string}` | 'house:sales' | 'house:bonus' | 'house:spent' | 'house:corrections'

/** One immutable ledger transaction: two balanced legs, `credits` leave `from` and reach `to`. */
export type Movement = Readonly<{
  id: string
  kind: MovementKind
  from: LedgerAccount
  to: LedgerAccount
  /** Whole credits, at least 1. */
  credits: number
  /** A movement with a key that was posted before is ignored. */
  idempotencyKey: string
  orderId: string | null
  at: DateTime
}>

/** The account that holds a member's credits. */
export function memberAccount(userId: string): LedgerAccount {
  return `member:${userId}`
}

/** The member whose credits an account holds: a user id, or null for an account of the house. */
export function memberOf(account: LedgerAccount): string | null {
  return account.startsWith('member:') ? account.slice('member:'.length) : null
}
