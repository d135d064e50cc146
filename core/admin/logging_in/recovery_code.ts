import type { DateTime } from 'luxon'

/** A code on paper that takes the place of the second factor once. */
export type RecoveryCode = Readonly<{
  /** The digest of the code and its admin. */
  digest: string
  adminId: string
  usedAt: DateTime | null
}>

/** How many an admin gets, each time they are made. */
export const recoveryCodes = 10

/** A code as it is typed: capitals, spaces and hyphens do not matter. */
export function normaliseRecoveryCode(text: string) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
