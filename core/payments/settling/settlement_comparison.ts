import { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type {
  ComparedOrder,
  SettlementDifference,
} from '#core/payments/settling/settlement_differences'
import { ok, refuse } from '#core/result'

/** Minor units of one currency: what the provider kept, and what it should have by the ledger. */
export type SettlementTotal = Readonly<{ currency: Currency; received: number; expected: number }>

/** What one provider received for the orders of one day (UTC), beside the ledger. */
export type SettlementComparison = Readonly<{
  /** Made of provider and day: comparing again replaces it. */
  id: string
  provider: string
  day: DateTime
  comparedAt: DateTime
  /** Number of orders compared. */
  orders: number
  /** One for each currency, never added up. */
  totals: readonly SettlementTotal[]
  /** Number of orders that differ. */
  differing: number
  /** The first hundred of them. */
  differences: readonly SettlementDifference[]
}>

/** How many days back a day can still be compared: providers list older payments slowly, or not at all. */
export const daysToCompare = 90

/** Differences of one day that are kept in full. */
const keptDifferences = 100

/**
 * The day that an admin wants compared, at its beginning in UTC. Refuses 'day_malformed', and
 * 'day_out_of_range' for a day to come or over 90 days ago.
 * Rule: docs/product/payments.md, Reconciliation.
 */
export function parseComparedDay(typed: string, now: DateTime) {
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? DateTime.fromISO(typed, { zone: 'utc' }) : null
  if (!day?.isValid) return refuse('day_malformed')
  const today = now.toUTC().startOf('day')
  const isInRange = day <= today && day >= today.minus({ days: daysToCompare })
  return isInRange ? ok(day) : refuse('day_out_of_range', { days: daysToCompare })
}

/** An order that was compared, with the beginning of its day (UTC). */
export type DatedOrder = Readonly<{ day: DateTime; order: ComparedOrder }>

type Compared = Readonly<{
  provider: string
  /** The days that were compared, each at its beginning in UTC. */
  days: readonly DateTime[]
  comparedAt: DateTime
}>

/**
 * The outcome for each compared day. An order of an earlier day counts where it differs: it is listed
 * on the first day, as a payment of it still moves. Rule: docs/product/payments.md, Reconciliation.
 */
export function comparisonsByDay(
  { comparedAt, days, provider }: Compared,
  orders: readonly DatedOrder[]
): readonly SettlementComparison[] {
  return days.map((day, index) => {
    const isFirst = index === 0
    const ofDay = orders.filter((one) => {
      return one.day.hasSame(day, 'day') || (isFirst && one.day < day && !one.order.agrees)
    })
    const compared = ofDay.map(({ order }) => order)
    const differing = compared.filter(({ agrees }) => !agrees)
    return {
      id: `${provider} ${day.toISODate()}`,
      provider,
      day,
      comparedAt,
      orders: compared.length,
      totals: totalsOf(compared),
      differing: differing.length,
      differences: differing.slice(0, keptDifferences).map(({ difference }) => difference),
    }
  })
}

/** By currency. An order in two currencies is in the total of the first: it differs anyway. */
function totalsOf(orders: readonly ComparedOrder[]): SettlementTotal[] {
  const totals = new Map<Currency, SettlementTotal>()
  for (const { difference } of orders) {
    const [currency] = difference.currencies
    const before = totals.get(currency) ?? { currency, received: 0, expected: 0 }
    totals.set(currency, {
      currency,
      received: before.received + difference.received,
      expected: before.expected + difference.expected,
    })
  }
  return [...totals.values()].sort((one, other) => one.currency.localeCompare(other.currency))
}
