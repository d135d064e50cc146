import { ok, refuse, type Result } from '#core/result'

/**
 * Whether a member with this balance may spend `cost`, both in whole credits.
 * Refuses 'insufficient_credits' with how many are missing.
 */
export function maySpend(balance: number, cost: number): Result<void, 'insufficient_credits'> {
  if (balance >= cost) return ok()
  return refuse('insufficient_credits', { balance, cost, missing: cost - balance })
}
