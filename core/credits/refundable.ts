import type { DateTime } from 'luxon'
import type { Order } from '#core/payments/order'

type Purchase = Pick<
  Order,
  'id' | 'credits' | 'packageAmount' | 'discountAmount' | 'currency' | 'completedAt'
>

type Holdings = Readonly<{
  /** Whole credits the member has now. */
  balance: number
  /** Their completed orders, in any order. */
  purchases: readonly Purchase[]
  refundDays: number
  now: DateTime
}>

/**
 * What the unused credits of each bundle are worth in money (decisions, Credits are money): the
 * newest bundle counts as unused first, at the price paid per credit, after discount and without
 * transaction costs, rounded down to a minor unit. Bundles older than the refund days give nothing.
 */
export function refundable({ balance, purchases, refundDays, now }: Holdings) {
  const oldest = now.minus({ days: refundDays })
  let left = balance
  return newestFirst(purchases).flatMap((purchase) => {
    const credits = Math.min(left, purchase.credits)
    left -= credits
    if (credits === 0 || paidAt(purchase) < oldest.toMillis()) return []
    const paid = purchase.packageAmount - purchase.discountAmount
    const amount = Math.floor((paid * credits) / purchase.credits)
    return [{ orderId: purchase.id, credits, amount, currency: purchase.currency }]
  })
}

function newestFirst(purchases: readonly Purchase[]) {
  return [...purchases].sort((one, other) => paidAt(other) - paidAt(one))
}

function paidAt({ completedAt }: Purchase) {
  return completedAt?.toMillis() ?? 0
}
