import type { DateTime } from 'luxon'
import { money, type Currency, type Money } from '#core/money'

/** A member's own spending controls: a limit a month, a pending change of it, a pause. */
export type SpendingLimits = Readonly<{
  userId: string
  /** Minor units; null for no limit, and then without a currency. */
  limitAmount: number | null
  limitCurrency: Currency | null
  /** What the limit becomes at `nextAt`; null: no limit. */
  nextAmount: number | null
  nextCurrency: Currency | null
  /** Null: no change is pending. */
  nextAt: DateTime | null
  pausedUntil: DateTime | null
}>

/** Hours before a limit is raised or removed: a cooling-off period. */
export const hoursBeforeRaise = 24

/** The hours for which purchases can be paused. */
export const pauses = [24, 168, 720] as const
export type PauseHours = (typeof pauses)[number]

/** The controls of a member who has set none. */
export function noSpendingLimits(userId: string): SpendingLimits {
  return {
    userId,
    limitAmount: null,
    limitCurrency: null,
    ...noChange,
    pausedUntil: null,
  }
}

const noChange = { nextAmount: null, nextCurrency: null, nextAt: null }

/** The limit a month in force now; null without one. */
export function limitInForce(limits: SpendingLimits, now: DateTime): Money | null {
  const isDue = limits.nextAt !== null && limits.nextAt <= now
  return isDue
    ? moneyOf(limits.nextAmount, limits.nextCurrency)
    : moneyOf(limits.limitAmount, limits.limitCurrency)
}

/** The pending change of the limit; its limit is null where there will be none. */
export function pendingChange({ nextAt, nextAmount, nextCurrency }: SpendingLimits, now: DateTime) {
  if (nextAt === null || nextAt <= now) return null
  return { limit: moneyOf(nextAmount, nextCurrency), at: nextAt }
}

/** When the pause in force ends; null without one. */
export function pauseEnd({ pausedUntil }: SpendingLimits, now: DateTime): DateTime | null {
  return pausedUntil !== null && pausedUntil > now ? pausedUntil : null
}

/**
 * Sets the limit, or none. A stricter one is in force at once and cancels a pending change; a looser
 * one is in force after `hoursBeforeRaise`. One in another currency cannot be compared: it counts as
 * looser. Rule: docs/product/payments.md, Spending limits and pauses.
 */
export function withLimit(
  limits: SpendingLimits,
  wanted: Money | null,
  now: DateTime
): SpendingLimits {
  const current = limitInForce(limits, now)
  if (isAsStrict(wanted, current)) {
    return {
      ...limits,
      limitAmount: wanted?.amount ?? null,
      limitCurrency: wanted?.currency ?? null,
      ...noChange,
    }
  }
  return {
    ...limits,
    limitAmount: current?.amount ?? null,
    limitCurrency: current?.currency ?? null,
    nextAmount: wanted?.amount ?? null,
    nextCurrency: wanted?.currency ?? null,
    nextAt: now.plus({ hours: hoursBeforeRaise }),
  }
}

/** Cancels a pending change; the limit in force stays. */
export function withoutPendingChange(limits: SpendingLimits, now: DateTime): SpendingLimits {
  return withLimit(limits, limitInForce(limits, now), now)
}

/** Pauses purchases for these hours. A pause is never shortened. */
export function withPause(
  limits: SpendingLimits,
  hours: PauseHours,
  now: DateTime
): SpendingLimits {
  const until = now.plus({ hours })
  const current = pauseEnd(limits, now)
  return { ...limits, pausedUntil: current !== null && current > until ? current : until }
}

function isAsStrict(wanted: Money | null, current: Money | null) {
  if (current === null) return true
  return wanted?.currency === current.currency && wanted.amount <= current.amount
}

function moneyOf(amount: number | null, currency: Currency | null) {
  return amount === null || currency === null ? null : money(amount, currency)
}
