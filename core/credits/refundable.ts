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
  /** What the member has, newest first: as `lotsOf` answers. */
  lots: readonly Lot[]
  /** Their completed orders, in any order. */
  bundles: readonly Bundle[]
  /** What refunds gave back already, in minor units by order id. */
  refunded: ReadonlyMap<string, number>
  refundDays: number
  now: DateTime
}>

/** Unused credits of one bundle and their price in minor units. */
export type RefundPart = Readonly<{
  orderId: string
  credits: number
  amount: number
  currency: Currency
  /** The last moment at which they can be refunded. */
  until: DateTime
}>

/**
 * What the unused credits of each bundle are worth in money, the newest bundle first (decisions,
 * Credits are money): the price paid per credit, after discount and without transaction costs.
 * Bundles paid longer than the refund days ago give nothing, nor do credits that were given.
 *
 * Rounding: what all refunds of a bundle give together is rounded down to a minor unit, so
 * however it is refunded in parts, the whole bundle gives back exactly what was paid.
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

/** Adds up money, each currency for itself. */
export function worthOf(parts: readonly Money[]): Money[] {
  const sums = new Map<Currency, number>()
  for (const { amount, currency } of parts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

/** The price of the unused credits together with that of all that was refunded before. */
function priceOf(bundle: Bundle, { credits, unused }: Lot) {
  if (unused === 0) return 0
  const paid = bundle.packageAmount - bundle.discountAmount
  const givenBack = bundle.credits - credits + unused
  return Math.floor((paid * givenBack) / bundle.credits)
}
