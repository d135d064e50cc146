import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import {
  noSpendingLimits,
  type PauseHours,
  type SpendingLimits,
  withLimit,
  withoutPendingChange,
  withPause,
} from '#core/payments/spending/spending_limits'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type ChangePorts = Uses<'clock' | 'unitOfWork'>

/**
 * Sets a member's own spending limit a month, null for none. Returns the limit in force and the
 * pending change: see `withLimit`. Rule: docs/product/payments.md, Spending limits and pauses.
 */
export function setSpendingLimit(
  ports: ChangePorts,
  { userId, limit }: Readonly<{ userId: string; limit: Money | null }>
) {
  return change(ports, userId, (limits, now) => withLimit(limits, limit, now))
}

/** Cancels the pending change: the limit in force stays. */
export function cancelLimitChange(ports: ChangePorts, { userId }: Readonly<{ userId: string }>) {
  return change(ports, userId, withoutPendingChange)
}

/** Pauses a member's purchases for some hours; nobody can end the pause sooner. */
export function pausePurchases(
  ports: ChangePorts,
  { userId, hours }: Readonly<{ userId: string; hours: PauseHours }>
) {
  return change(ports, userId, (limits, now) => withPause(limits, hours, now))
}

/** Locks the member as an order does, so that a concurrent order sees the limit before or after. */
function change(
  { clock, unitOfWork }: ChangePorts,
  userId: string,
  update: (limits: SpendingLimits, now: DateTime) => SpendingLimits
) {
  return unitOfWork.run(async ({ users, spendingLimits }) => {
    await users.lock(userId)
    const current = (await spendingLimits.find(userId)) ?? noSpendingLimits(userId)
    const limits = update(current, clock.now())
    await spendingLimits.put(limits)
    return ok(limits)
  })
}
