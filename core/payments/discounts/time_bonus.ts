import type { DateTime } from 'luxon'
import { isPremium } from '#core/users/premium'
import type { User } from '#core/users/user'
import type { DiscountCode } from '#core/payments/discounts/discount_code'

export const timeBonusCode = 'TIMEBONUS25'
const timeBonusPercentage = 25
export const timeBonusSeconds = 14_400

export type Newcomer = Pick<User, 'id' | 'paidUser' | 'signupDate'>
type TimeBonus = Readonly<{ percentage: number; endsAt: DateTime }>

/**
 * The time bonus in force, in per cent, with the end of its countdown: only before the first purchase
 * and within 4 hours of signing up; null otherwise. Rule: docs/product/payments.md, Time bonus.
 */
export function timeBonus(user: Newcomer, now: DateTime): TimeBonus | null {
  const endsAt = bonusEnd(user)
  if (isPremium(user) || now >= endsAt) return null
  return { percentage: timeBonusPercentage, endsAt }
}

/**
 * The time bonus as a discount code that only this member may use, once; `heldBy` is the open order
 * that reserves it, null without one.
 */
export function timeBonusCodeOf(user: Newcomer, heldBy: string | null): DiscountCode {
  return {
    code: timeBonusCode,
    status: isPremium(user) ? 'used' : 'active',
    valuePercentage: timeBonusPercentage,
    country: null,
    userId: user.id,
    currency: null,
    minimumOrderValue: 0,
    paymentMethods: [],
    startsAt: null,
    expiresAt: bonusEnd(user),
    purpose: null,
    orderId: heldBy,
    batchId: null,
    createdAt: user.signupDate,
  }
}

function bonusEnd({ signupDate }: Newcomer): DateTime {
  return signupDate.plus({ seconds: timeBonusSeconds })
}
