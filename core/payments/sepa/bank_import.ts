import type { DateTime } from 'luxon'

/** A record of an import of a file of the bank: when it began, and how it ended. */
export type BankImport = Readonly<{
  id: string
  /** What the audit log calls the file. */
  fileId: string
  /** Digest of what the file lists: equal when the same file is imported again. */
  digest: string
  /** Null for the terminal. */
  adminId: string | null
  begunAt: DateTime
  /** Null while it runs, and for one that was interrupted until the same file was imported again. */
  endedAt: DateTime | null
  /** When it was noticed that it did not get to its end; null for others. */
  interruptedAt: DateTime | null
}>

/** Minutes after which an import that has not ended was interrupted. */
export const importMinutes = 15

/** Whether an import has been interrupted without anybody having noticed. */
export function isInterrupted(
  { begunAt, endedAt, interruptedAt }: Pick<BankImport, 'begunAt' | 'endedAt' | 'interruptedAt'>,
  now: DateTime
) {
  if (endedAt !== null || interruptedAt !== null) return false
  return now >= begunAt.plus({ minutes: importMinutes })
}
