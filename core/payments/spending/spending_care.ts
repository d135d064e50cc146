import type { DateTime } from 'luxon'
import { money, type Currency, type Money } from '#core/money'

/** A member's own spending controls: a limit a month, a pending change of it, a pause. */
export type SpendingCare = Readonly<{
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
export function noCare(userId: string): SpendingCare {
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
export function limitInForce(care: SpendingCare, now: DateTime): Money | null {
  const isDue = care.nextAt !== null && care.nextAt <= now
  return isDue
    ? moneyOf(care.nextAmount, care.nextCurrency)
    : moneyOf(care.limitAmount, care.limitCurrency)
}

/** The pending change of the limit; its limit is null where there will be none. */
export function pendingChange({ nextAt, nextAmount, nextCurrency }: SpendingCare, now: DateTime) {
  if (nextAt === null || nextAt <= now) return null
  return { limit: moneyOf(nextAmount, nextCurrency), at: nextAt }
}

/** When the pause in force ends; null without one. */
export function pauseEnd({ pausedUntil }: SpendingCare, now: DateTime): DateTime | null {
  return pausedUntil !== null && pausedUntil > now ? pausedUntil : null
}

/**
 * Sets the limit, or none. A stricter one is in force at once and cancels a pending change; a looser
 * one is in force after `hoursBeforeRaise`. One in another currency cannot be compared: it counts as
 * looser. Rule: docs/product/payments.md, Spending limits.
 */
export function withLimit(care: SpendingCare, wanted: Money | null, now: DateTime): SpendingCare {
  const current = limitInForce(care, now)
  if (isAsStrict(wanted, current)) {
    return {
      ...care,
      limitAmount: wanted?.amount ?? null,
      limitCurrency: wanted?.currency ?? null,
      ...noChange,
    }
  }
  return {
    ...care,
    limitAmount: current?.amount ?? null,
    limitCurrency: current?.currency ?? null,
    nextAmount: wanted?.amount ?? null,
    nextCurrency: wanted?.currency ?? null,
    nextAt: now.plus({ hours: hoursBeforeRaise }),
  }
}

/** Cancels a pending change; the limit in force stays. */
export function withoutPendingChange(care: SpendingCare, now: DateTime): SpendingCare {
  return withLimit(care, limitInForce(care, now), now)
}

/** Pauses purchases for these hours. A pause is never shortened. */
export function withPause(care: SpendingCare, hours: PauseHours, now: DateTime): SpendingCare {
  const until = now.plus({ hours })
  const current = pauseEnd(care, now)
  return { ...care, pausedUntil: current !== null && current > until ? current : until }
}

function isAsStrict(wanted: Money | null, current: Money | null) {
  if (current === null) return true
  return wanted?.currency === current.currency && wanted.amount <= current.amount
}

function moneyOf(amount: number | null, currency: Currency | null) {
  return amount === null || currency === null ? null : money(amount, currency)
}
