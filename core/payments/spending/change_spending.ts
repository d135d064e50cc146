import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import {
  noCare,
  type PauseHours,
  type SpendingCare,
  withLimit,
  withoutPendingChange,
  withPause,
} from '#core/payments/spending/spending_care'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type ChangePorts = Uses<'clock' | 'unitOfWork'>

/**
 * Sets a member's own spending limit a month, null for none. Returns the limit in force and the
 * pending change: see `withLimit`. Rule: docs/product/payments.md, Spending limits.
 */
export function setSpendingLimit(
  ports: ChangePorts,
  { userId, limit }: Readonly<{ userId: string; limit: Money | null }>
) {
  return change(ports, userId, (care, now) => withLimit(care, limit, now))
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
  return change(ports, userId, (care, now) => withPause(care, hours, now))
}

/** Locks the member as an order does, so that a concurrent order sees the limit before or after. */
function change(
  { clock, unitOfWork }: ChangePorts,
  userId: string,
  update: (care: SpendingCare, now: DateTime) => SpendingCare
) {
  return unitOfWork.run(async ({ users, spendingCares }) => {
    await users.lock(userId)
    const current = (await spendingCares.find(userId)) ?? noCare(userId)
    const care = update(current, clock.now())
    await spendingCares.put(care)
    return ok(care)
  })
}
