import type { DateTime } from 'luxon'

/** One movement on the company's account, as a bank statement lists it. */
export type StatementLine = Readonly<{
  /**
   * A digest of what the bank says of the movement, without its own references: equal in every file
   * that lists it, and equal for two movements that nothing else tells apart.
   */
  fingerprint: string
  /** The bank's own unique reference of the movement; null where it gives none. */
  bankReference: string | null
  direction: 'in' | 'out'
  /** Whether it reverses an earlier movement. */
  isReversal: boolean
  /** Minor units, never negative. */
  amount: number
  currency: string
  /** A day of the bank, without a time. */
  bookedOn: DateTime
  /** The end-to-end id of one of our debits; null where the bank names none. */
  endToEndId: string | null
  /** The reference of one of our mandates; null where the bank names none. */
  mandateReference: string | null
  /** The group of our file that was booked as one sum; null for any other movement. */
  groupId: string | null
  /**
   * Why money came back, as an ISO reason or, where the bank gives none, as its code of the
   * transaction; null for any other movement.
   */
  returnReason: string | null
  /** What the payer wrote. */
  text: string
  /** What the bank added in words of its own. */
  notes: string
  otherName: string | null
  otherIban: string | null
}>

/** A booked entry of a statement: one movement, or several that the bank booked as one sum. */
export type BankEntry = Readonly<{
  direction: StatementLine['direction']
  /** Minor units. */
  amount: number
  currency: string
  lines: readonly StatementLine[]
}>

/** A list of entries of one account: a statement, a report of the day or a notification. */
export type Statement = Readonly<{
  /** IBAN, or the number that the bank uses instead. */
  account: string
  entries: readonly BankEntry[]
}>

/** One of our debits in a status report; ids are null where the bank leaves them out. */
export type RefusedTransaction = Readonly<{
  endToEndId: string | null
  mandateReference: string | null
  reason: string
}>

/** What a bank refuses of a file we sent (pain.002); reasons are ISO codes. */
export type StatusReport = Readonly<{
  /** The message id of our file. */
  messageId: string
  /** Why the whole file was refused; null if it was not. */
  refused: string | null
  groups: readonly Readonly<{ id: string; reason: string }>[]
  debits: readonly RefusedTransaction[]
}>

export type BankFile =
  | Readonly<{ kind: 'statements'; statements: readonly Statement[] }>
  | Readonly<{ kind: 'status'; report: StatusReport }>

/**
 * Whether a statement is of this account. A bank may name it without an IBAN, by the national number
 * that the IBAN ends with.
 */
export function isAccount(stated: string, iban: string): boolean {
  const number = stated.replace(/[\s.-]/g, '').toUpperCase()
  return number === iban || (number.length >= shortestNumber && iban.slice(4).endsWith(number))
}

/** Shorter numbers may belong to another bank. */
const shortestNumber = 7
