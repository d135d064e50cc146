import type { DateTime } from 'luxon'

/** One movement on the company's account, as a bank statement lists it. */
export type StatementLine = Readonly<{
  /** Unique for this movement, however often statements list it. */
  id: string
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
  /** The group of our file that was booked as one sum; null for any other movement. */
  groupId: string | null
  /** The ISO reason code of a returned debit; null for any other movement. */
  returnReason: string | null
  /** What the payer wrote. */
  text: string
  otherName: string | null
  otherIban: string | null
}>

/** A bank statement of one account. */
export type Statement = Readonly<{ iban: string; lines: readonly StatementLine[] }>

/** What a bank refuses of a file we sent (pain.002); reasons are ISO codes. */
export type StatusReport = Readonly<{
  /** The message id of our file. */
  messageId: string
  /** Why the whole file was refused; null if it was not. */
  refused: string | null
  groups: readonly Readonly<{ id: string; reason: string }>[]
  debits: readonly Readonly<{ endToEndId: string; reason: string }>[]
}>

export type BankFile =
  | Readonly<{ kind: 'statements'; statements: readonly Statement[] }>
  | Readonly<{ kind: 'status'; report: StatusReport }>
