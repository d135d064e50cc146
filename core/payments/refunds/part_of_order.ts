import type { Order } from '#core/payments/orders/order'
import type { Refund } from '#core/payments/refunds/refund'
import { ok, refuse } from '#core/result'

type Paid = Pick<Order, 'status' | 'totalAmount' | 'credits' | 'providerPaymentId'>

/**
 * The money of an order that can still be refunded, in minor units of its currency: what was paid, with
 * transaction costs, less the `refunded`. 0 for an order that is not paid, or whose money went back.
 * Rule: docs/product/payments.md, Refunds by admins.
 */
export function leftOfOrder(order: Paid, refunded: number): number {
  const { providerPaymentId, status, totalAmount } = order
  if (status !== 'completed' || providerPaymentId === null) return 0
  return Math.max(0, totalAmount - refunded)
}

type Holdings = Readonly<{
  /** Minor units that went back before. */
  refunded: number
  /** Whole credits of the order that were not taken back yet. */
  posted: number
  /** Whole credits that the member has now. */
  balance: number
}>

/**
 * The whole credits that a refund of this amount takes: the share that the money paid for, rounded
 * down, and all of them with the last of the money; never more than the member has. Refuses
 * 'order_not_refundable', 'refund_amount_invalid' for nothing or a fraction of a minor unit, and
 * 'refund_too_much' with what is `left`. Rule: docs/product/payments.md, Refunds by admins.
 */
export function creditsForPart(order: Paid, amount: number, held: Holdings) {
  const { balance, posted, refunded } = held
  const left = leftOfOrder(order, refunded)
  if (left === 0) return refuse('order_not_refundable')
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse('refund_amount_invalid')
  if (amount > left) return refuse('refund_too_much', { left })
  const isLast = amount === left
  const share = shareOf(order, refunded + amount) - shareOf(order, refunded)
  return ok(Math.max(0, Math.min(isLast ? posted : share, posted, balance)))
}

/**
 * The whole credits of an order whose price was given back and which nobody took, as they were spent: a gift
 * of an admin. Failed refunds gave nothing. Rule: docs/product/payments.md, Claims.
 */
export function givenCredits(
  order: Pick<Order, 'credits' | 'totalAmount'>,
  refunds: readonly Pick<Refund, 'amount' | 'credits' | 'status'>[]
): number {
  const made = refunds.filter(({ status }) => status !== 'failed')
  const paidBack = made.reduce((sum, { amount }) => sum + amount, 0)
  const taken = made.reduce((sum, { credits }) => sum + credits, 0)
  return Math.max(0, shareOf(order, paidBack) - taken)
}

function shareOf({ credits, totalAmount }: Pick<Order, 'credits' | 'totalAmount'>, amount: number) {
  return Math.floor((credits * amount) / totalAmount)
}
