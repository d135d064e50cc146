import type { DateTime } from 'luxon'
import DiscountCode from '#models/discount_code'

type Wanted = Readonly<{ now: DateTime; all: boolean; most: number }>

/** Discount codes for their operator, by name: those that still count, or all of them. */
export function discountList({ now, all, most }: Wanted) {
  const codes = DiscountCode.query().orderBy('code').limit(most)
  if (all) return codes
  return codes.where('status', 'active').where((counts) => {
    counts.whereNull('expiresAt').orWhere('expiresAt', '>', now.toMillis())
  })
}
