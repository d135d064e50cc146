import type { DateTime } from 'luxon'

/** The most codes that one batch has. */
export const mostCodes = 5000

/** Discount codes that were made together, on the same terms. */
export type DiscountBatch = Readonly<{
  id: string
  name: string
  createdAt: DateTime
}>

/** The name of a batch as typed: 1 to 60 characters; null for anything else. */
export function parseBatchName(typed: string) {
  const name = typed.trim()
  return name.length > 0 && name.length <= 60 ? name : null
}
