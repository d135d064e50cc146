import type { DateTime } from 'luxon'
import type { Lot } from '#core/credits/lots'
import { withdrawalEndsAt } from '#core/sites/withdrawal'
import type { Currency, Money } from '#core/money'
import type { Country } from '#core/sites/countries'

/** A bundle that was bought: what its order says of it, amounts in minor units. */
type Bundle = Readonly<{
  id: string
  credits: number
  packageAmount: number
  discountAmount: number
  costsAmount: number
  currency: Currency
  /** Where the buyer lived, whose calendar counts. */
  country: Country
  completedAt: DateTime | null
}>

type Holdings = Readonly<{
  /** The member's lots, newest first: see `lotsOf`. */
  lots: readonly Lot[]
  /** Their completed orders, in any order. */
  bundles: readonly Bundle[]
  /** What was refunded already, by order id. */
  refunded: ReadonlyMap<string, Refunded>
  refundDays: number
  now: DateTime
}>

/** What went back of a bundle, in minor units: in all, and the transaction costs in it. */
export type Refunded = Readonly<{ amount: number; costsAmount: number }>

/** The unused credits of one bundle, and what they give back in minor units. */
export type RefundPart = Readonly<{
  orderId: string
  credits: number
  amount: number
  /** The transaction costs in it. */
  costsAmount: number
  currency: Currency
  /** The last moment of the right to a refund. */
  until: DateTime
}>

/** Longer than any bundle is old: for refunds that ask for no days. */
export const anyAge = 36_500

/**
 * The refundable value of a member's unused credits, by bundle, the newest first: the price paid per
 * credit, after discount; as long as the purchase can be withdrawn from, with the same share of the
 * transaction costs. Bundles older than that and than the refund days, and bonus credits, are worth
 * nothing. What all refunds of a bundle give together is rounded down to a minor unit, their costs half
 * up, so that in whatever parts it is refunded, a whole bundle gives back exactly what was paid.
 * Rule: docs/product/credits.md, Refundable credits.
 */
export function refundable({
  lots,
  bundles,
  refunded,
  refundDays,
  now,
}: Holdings): readonly RefundPart[] {
  return lots.flatMap((lot) => {
    const bundle = bundles.find(({ id }) => id === lot.orderId)
    if (!bundle?.completedAt) return []
    const until = refundableUntil(bundle.completedAt, bundle.country, refundDays)
    if (until < now) return []
    const worth = worthNow(bundle, lot, refunded.get(bundle.id) ?? nothing, now)
    if (worth.amount <= 0) return []
    const { id: orderId, currency } = bundle
    return [{ orderId, credits: lot.unused, ...worth, currency, until }]
  })
}

const nothing: Refunded = { amount: 0, costsAmount: 0 }

function refundableUntil(completedAt: DateTime, country: Country, days: number) {
  const withdrawable = withdrawalEndsAt(completedAt, country)
  const goodwill = completedAt.plus({ days })
  return goodwill > withdrawable ? goodwill : withdrawable
}

/** Adds up amounts by currency. */
export function worthOf(parts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>()
  for (const { amount, currency } of parts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

/** What the unused credits give back beside what went back before. */
function worthNow(bundle: Bundle, lot: Lot, before: Refunded, now: DateTime): Refunded {
  const { completedAt, costsAmount: costs, country, credits } = bundle
  if (lot.unused === 0 || !completedAt) return nothing
  // The unused credits, and those that were refunded before.
  const returned = credits - lot.credits + lot.unused
  const price = Math.floor(((bundle.packageAmount - bundle.discountAmount) * returned) / credits)
  const isWithdrawal = now <= withdrawalEndsAt(completedAt, country)
  const costsBack = isWithdrawal
    ? Math.max(before.costsAmount, Math.round((costs * returned) / credits))
    : before.costsAmount
  const amount = price + costsBack - before.amount
  return { amount, costsAmount: Math.max(0, Math.min(amount, costsBack - before.costsAmount)) }
}
