import { lockEnteredCode } from '#core/payments/discounts/code_reservation'
import type { Newcomer } from '#core/payments/discounts/time_bonus'
import DiscountCode from '#models/discount_code'

/** Longer input is no code. */
const longest = 40

/**
 * The code a member typed, as `lockEnteredCode` answers it, but without a lock since nothing is
 * sold yet.
 */
export function enteredCode(typed: unknown, member: Newcomer, bonusHeldBy: string | null) {
  const entered = typeof typed === 'string' ? typed.slice(0, longest + 1) : null
  const codes = { lock: (code: string) => DiscountCode.find(code) }
  return lockEnteredCode(codes, entered, member, bonusHeldBy)
}
