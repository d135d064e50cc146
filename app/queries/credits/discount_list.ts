import type { DateTime } from 'luxon'
import DiscountCode from '#models/discount_code'

type Wanted = Readonly<{ now: DateTime; all: boolean; most: number }>

/** Discount codes for the operator, by name: the active ones, or all. */
export function discountList({ now, all, most }: Wanted) {
  const codes = DiscountCode.query().orderBy('code').limit(most)
  if (all) return codes
  return codes.where('status', 'active').where((counts) => {
    counts.whereNull('expiresAt').orWhere('expiresAt', '>', now.toMillis())
  })
}
