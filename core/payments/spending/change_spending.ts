import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import {
  noCare,
  type PauseHours,
  type SpendingCare,
  withLimit,
  withoutChange,
  withPause,
} from '#core/payments/spending/spending_care'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type ChangePorts = Uses<'clock' | 'unitOfWork'>

/** Sets a member's own limit a month, null for none; answers what holds now and what waits. */
export function setSpendingLimit(
  ports: ChangePorts,
  { userId, limit }: Readonly<{ userId: string; limit: Money | null }>
) {
  return change(ports, userId, (care, now) => withLimit(care, limit, now))
}

/** Keeps the limit that holds: the change that waited is off. */
export function keepSpendingLimit(ports: ChangePorts, { userId }: Readonly<{ userId: string }>) {
  return change(ports, userId, withoutChange)
}

/** Lets a member buy nothing for some hours; nobody can end that sooner. */
export function pausePurchases(
  ports: ChangePorts,
  { userId, hours }: Readonly<{ userId: string; hours: PauseHours }>
) {
  return change(ports, userId, (care, now) => withPause(care, hours, now))
}

/** An order of this moment comes before the change or after it, as both lock the member. */
function change(
  { clock, unitOfWork }: ChangePorts,
  userId: string,
  to: (care: SpendingCare, now: DateTime) => SpendingCare
) {
  return unitOfWork.run(async ({ users, spendingCares }) => {
    await users.lock(userId)
    const care = to((await spendingCares.find(userId)) ?? noCare(userId), clock.now())
    await spendingCares.put(care)
    return ok(care)
  })
}
