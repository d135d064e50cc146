import type { Money } from '#core/money'

/** Days of payments that are compared with the books, hour by hour. */
export const comparedDays = 3

/** Money that came to the provider for one payment, and how much of it went back since. */
export type Receipt = Readonly<{
  orderId: string
  /** What the provider calls it. */
  reference: string
  amount: Money
  /** Minor units that went back, by refunds or by a chargeback. */
  returned: number
}>

/** What our own books say of an order; amounts in minor units of its currency. */
export type BookedOrder = Readonly<{
  orderId: string
  currency: Money['currency']
  /** The price of the credits that the ledger has booked for it; 0 without a purchase. */
  sold: number
  /** What has gone back of that for certain. */
  returned: number
  /** What is on its way back: the provider may have it among the returned already. */
  returning: number
  /** What came too much and is owed back: the provider may have given it back already. */
  owed: number
}>

/** An order for which the provider has other money than the ledger has sold credits for. */
export type SettlementDifference = Readonly<{
  orderId: string
  references: readonly string[]
  /** Minor units: what the provider has kept, and what it should have by our books. */
  received: number
  expected: number
  currencies: readonly Money['currency'][]
}>

/**
 * Compares what a provider has with what the ledger has sold, order by order: both must agree to
 * the cent, also for orders that only one of them knows. Money on its way back may be on either
 * side. Answers what differs; nothing when all is well.
 */
export function settlementDifferences(
  receipts: readonly Receipt[],
  booked: readonly BookedOrder[]
): readonly SettlementDifference[] {
  const ids = new Set([...receipts, ...booked].map(({ orderId }) => orderId))
  return [...ids].flatMap((orderId) => {
    const own = receipts.filter((receipt) => receipt.orderId === orderId)
    const order = booked.find((one) => one.orderId === orderId) ?? null
    return differenceOf(orderId, own, order)
  })
}

function differenceOf(
  orderId: string,
  receipts: readonly Receipt[],
  order: BookedOrder | null
): SettlementDifference[] {
  const received = receipts.reduce((sum, { amount, returned }) => sum + amount.amount - returned, 0)
  const expected = order ? order.sold - order.returned : 0
  const [least, most] = order ? [expected - order.returning, expected + order.owed] : [0, 0]
  const known = order ? [order.currency] : []
  const currencies = [...new Set([...known, ...receipts.map(({ amount }) => amount.currency)])]
  const agrees = received >= least && received <= most && currencies.length <= 1
  if (agrees) return []
  const references = receipts.map(({ reference }) => reference)
  return [{ orderId, references, received, expected, currencies }]
}
