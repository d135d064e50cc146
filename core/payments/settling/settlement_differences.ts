import type { Money } from '#core/money'

/** Days of payments that are compared with the ledger every hour. */
export const comparedDays = 3

/** Money that the provider received for one payment, and how much of it was returned since. */
export type Receipt = Readonly<{
  orderId: string
  /** The provider's id of the payment. */
  reference: string
  amount: Money
  /** Minor units returned by refunds or by a chargeback. */
  returned: number
}>

/** An order according to the ledger; amounts in minor units of its currency. */
export type RecordedOrder = Readonly<{
  orderId: string
  currency: Money['currency']
  /** The price of the credits posted for it; 0 without a purchase. */
  sold: number
  /** What was certainly returned of that. */
  returned: number
  /** Refunds under way: the provider may count them as returned already. */
  returning: number
  /** Surplus that is owed back: the provider may have returned it already. */
  owed: number
}>

/** An order for which the provider's money differs from the credits that the ledger sold. */
export type SettlementDifference = Readonly<{
  orderId: string
  references: readonly string[]
  /** Minor units: what the provider kept, and what it should have kept by the ledger. */
  received: number
  expected: number
  currencies: readonly Money['currency'][]
}>

/** An order with both sides of the comparison, and whether they agree. */
export type ComparedOrder = Readonly<{ difference: SettlementDifference; agrees: boolean }>

/**
 * Compares the provider's receipts with the ledger, order by order: both must agree to the cent,
 * also for orders that only one of them knows. Money that is being returned may be counted on either
 * side. Returns every order. Rule: docs/product/payments.md, Reconciliation.
 */
export function compareOrders(
  receipts: readonly Receipt[],
  recorded: readonly RecordedOrder[]
): readonly ComparedOrder[] {
  const receiptsOf = Map.groupBy(receipts, ({ orderId }) => orderId)
  const recordOf = new Map(recorded.map((order) => [order.orderId, order]))
  const ids = new Set([...receiptsOf.keys(), ...recordOf.keys()])
  return [...ids].map((orderId) => {
    return compareOrder(orderId, receiptsOf.get(orderId) ?? [], recordOf.get(orderId) ?? null)
  })
}

function compareOrder(
  orderId: string,
  receipts: readonly Receipt[],
  order: RecordedOrder | null
): ComparedOrder {
  const received = receipts.reduce((sum, { amount, returned }) => sum + amount.amount - returned, 0)
  const expected = order ? order.sold - order.returned : 0
  const least = expected - (order?.returning ?? 0)
  const most = expected + (order?.owed ?? 0)
  const receiptCurrencies = receipts.map(({ amount }) => amount.currency)
  const currencies = new Set(order ? [order.currency, ...receiptCurrencies] : receiptCurrencies)
  const references = receipts.map(({ reference }) => reference)
  const difference = { orderId, references, received, expected, currencies: [...currencies] }
  const agrees = received >= least && received <= most && currencies.size <= 1
  return { agrees, difference }
}
