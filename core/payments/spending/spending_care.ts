import type { DateTime } from 'luxon'
import { money, type Currency, type Money } from '#core/money'

/** What a member has set to spend less: a limit a month, a change of it that waits, a pause. */
export type SpendingCare = Readonly<{
  userId: string
  /** Minor units; null for no limit, and then without a currency. */
  limitAmount: number | null
  limitCurrency: Currency | null
  /** What the limit becomes at `nextAt`; null there for no limit any more. */
  nextAmount: number | null
  nextCurrency: Currency | null
  /** Null: no change waits. */
  nextAt: DateTime | null
  pausedUntil: DateTime | null
}>

/** How long a limit that is raised or removed still holds: time to think twice. */
export const hoursBeforeRaise = 24

/** For how many hours purchases can be paused. */
export const pauses = [24, 168, 720] as const
export type PauseHours = (typeof pauses)[number]

/** Of a member who has set nothing. */
export function noCare(userId: string): SpendingCare {
  return { userId, ...noLimit, ...noChange, pausedUntil: null }
}

const noLimit = { limitAmount: null, limitCurrency: null }
const noChange = { nextAmount: null, nextCurrency: null, nextAt: null }

/** The limit a month that holds now; null without one. */
export function limitAt(care: SpendingCare, now: DateTime): Money | null {
  const isDue = care.nextAt !== null && care.nextAt <= now
  return isDue
    ? moneyOf(care.nextAmount, care.nextCurrency)
    : moneyOf(care.limitAmount, care.limitCurrency)
}

/** The change that waits for its time; its limit is null where there will be none. */
export function waitingChange({ nextAt, nextAmount, nextCurrency }: SpendingCare, now: DateTime) {
  if (nextAt === null || nextAt <= now) return null
  return { limit: moneyOf(nextAmount, nextCurrency), at: nextAt }
}

/** Until when this member buys nothing; null when they may. */
export function pausedAt({ pausedUntil }: SpendingCare, now: DateTime): DateTime | null {
  return pausedUntil !== null && pausedUntil > now ? pausedUntil : null
}

/**
 * Sets the limit, or none: what is stricter holds at once and ends a change that waits; what lets
 * one spend more holds after `hoursBeforeRaise`. Another currency cannot be compared, so it waits.
 */
export function withLimit(care: SpendingCare, wanted: Money | null, now: DateTime): SpendingCare {
  const current = limitAt(care, now)
  const next = { limitAmount: wanted?.amount ?? null, limitCurrency: wanted?.currency ?? null }
  if (isNoLooser(wanted, current)) return { ...care, ...next, ...noChange }
  const kept = { limitAmount: current?.amount ?? null, limitCurrency: current?.currency ?? null }
  return {
    ...care,
    ...kept,
    nextAmount: next.limitAmount,
    nextCurrency: next.limitCurrency,
    nextAt: now.plus({ hours: hoursBeforeRaise }),
  }
}

/** Takes a change back that waits; the limit that holds stays. */
export function withoutChange(care: SpendingCare, now: DateTime): SpendingCare {
  return withLimit(care, limitAt(care, now), now)
}

/** Buys nothing for these hours. A pause is never made shorter. */
export function withPause(care: SpendingCare, hours: PauseHours, now: DateTime): SpendingCare {
  const until = now.plus({ hours })
  const current = pausedAt(care, now)
  return { ...care, pausedUntil: current !== null && current > until ? current : until }
}

function isNoLooser(wanted: Money | null, current: Money | null) {
  if (current === null) return true
  return wanted?.currency === current.currency && wanted.amount <= current.amount
}

function moneyOf(amount: number | null, currency: Currency | null) {
  return amount === null || currency === null ? null : money(amount, currency)
}
