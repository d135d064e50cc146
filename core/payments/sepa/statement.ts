import type { DateTime } from 'luxon'

/** One movement on our account, as the bank tells it. */
export type StatementLine = Readonly<{
  /** Names this movement and no other, however often a statement tells of it. */
  id: string
  direction: 'in' | 'out'
  /** The bank takes an earlier movement back. */
  isReversal: boolean
  /** Minor units, never negative. */
  amount: number
  currency: string
  /** A day of the bank, without a time. */
  bookedOn: DateTime
  /** Ours, as it stood in a file of ours; null where the bank names none. */
  endToEndId: string | null
  /** The group of a file of ours that was booked as one; null for any other movement. */
  groupId: string | null
  /** The ISO code why money went back; null for any other movement. */
  returnReason: string | null
  /** What the payer wrote. */
  text: string
  otherName: string | null
  otherIban: string | null
}>

/** What a bank says of one account. */
export type Statement = Readonly<{ iban: string; lines: readonly StatementLine[] }>

/** What a bank refuses of a file of ours; reasons are ISO codes. */
export type StatusReport = Readonly<{
  /** Of our file. */
  messageId: string
  /** Why the whole file was refused; null when it was not. */
  refused: string | null
  groups: readonly Readonly<{ id: string; reason: string }>[]
  debits: readonly Readonly<{ endToEndId: string; reason: string }>[]
}>

export type BankFile =
  | Readonly<{ kind: 'statements'; statements: readonly Statement[] }>
  | Readonly<{ kind: 'status'; report: StatusReport }>
