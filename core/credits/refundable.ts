import type { DateTime } from 'luxon'
import type { Lot } from '#core/credits/lots'
import type { Currency, Money } from '#core/money'

/** A bundle that was bought: what its order says of it, amounts in minor units. */
type Bundle = Readonly<{
  id: string
  credits: number
  packageAmount: number
  discountAmount: number
  currency: Currency
  completedAt: DateTime | null
}>

type Holdings = Readonly<{
  /** The member's lots, newest first: see `lotsOf`. */
  lots: readonly Lot[]
  /** Their completed orders, in any order. */
  bundles: readonly Bundle[]
  /** Minor units that were refunded already, by order id. */
  refunded: ReadonlyMap<string, number>
  refundDays: number
  now: DateTime
}>

/** The unused credits of one bundle, and their price in minor units. */
export type RefundPart = Readonly<{
  orderId: string
  credits: number
  amount: number
  currency: Currency
  /** When the right to a refund ends. */
  until: DateTime
}>

/**
 * The refundable value of a member's unused credits, by bundle, the newest first: the price paid per
 * credit, after discount and without transaction costs. Bundles older than the refund days and bonus
 * credits are worth nothing. The sum of all refunds of a bundle is rounded down to a minor unit, so
 * that in whatever parts it is refunded, a whole bundle gives back exactly what was paid.
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
    const until = bundle?.completedAt?.plus({ days: refundDays })
    if (!bundle || !until || until < now) return []
    const amount = priceOf(bundle, lot) - (refunded.get(bundle.id) ?? 0)
    if (amount <= 0) return []
    return [{ orderId: bundle.id, credits: lot.unused, amount, currency: bundle.currency, until }]
  })
}

/** Adds up amounts by currency. */
export function worthOf(parts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>()
  for (const { amount, currency } of parts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

/** The price of the unused credits plus that of the credits refunded before. */
function priceOf(bundle: Bundle, { credits, unused }: Lot) {
  if (unused === 0) return 0
  const paid = bundle.packageAmount - bundle.discountAmount
  const returnedCredits = bundle.credits - credits + unused
  return Math.floor((paid * returnedCredits) / bundle.credits)
}
