import type { DateTime } from 'luxon'
import { memberAccount, type Movement } from '#core/credits/movement'
import type { Refunded } from '#core/credits/refundable'
import type { Currency } from '#core/money'
import type { Order } from '#core/payments/orders/order'

/**
 * 'requested': the credits are taken, the provider is being asked. 'pending': it has accepted the
 * refund. 'completed': the payer has the money. 'failed': the credits were given back.
 */
export const refundStates = ['requested', 'pending', 'completed', 'failed'] as const

export type RefundState = (typeof refundStates)[number]

/** Money of one order that goes back, and the unused credits it had paid for; `amount` in minor units. */
export type Refund = Readonly<{
  /** Serves as the idempotency key at the provider, too. */
  id: string
  orderId: string
  /** Made with the form: one form sent twice refunds once. */
  requestId: string
  /** Whole credits that were taken; 0 when an admin refunds what is spent. */
  credits: number
  amount: number
  /** The transaction costs in `amount` that a withdrawal gave back; 0 in refunds by admins. */
  costsAmount: number
  /** The part of `amount` that is kept, as its member owes it; the rest goes to the payer. */
  keptAmount: number
  currency: Currency
  status: RefundState
  /** The admin who made it; null for one that its member asked for. */
  refundedBy: string | null
  createdAt: DateTime
  endedAt: DateTime | null
  /** When an admin settled by hand that it failed, and how; of a completed one, how it was given back by hand. */
  settledAt: DateTime | null
  settledNote: string | null
}>

export const openRefundStates = ['requested', 'pending'] as const satisfies readonly RefundState[]

/** Whether its outcome is still open. */
export function isOpenRefund({ status }: Pick<Refund, 'status'>): boolean {
  return openRefundStates.some((open) => open === status)
}

/**
 * Whether the last refund of an order waits for a person: it failed, nobody settled that, and the order
 * stands. Rule: docs/product/payments.md, Refunds by admins.
 */
export function hasUnsettledFailure(
  order: Pick<Order, 'status'>,
  last: Pick<Refund, 'status' | 'settledAt'>
): boolean {
  return order.status === 'completed' && last.status === 'failed' && last.settledAt === null
}

/** The part of a refund that goes to its payer, in minor units. */
export function amountToPay({ amount, keptAmount }: Pick<Refund, 'amount' | 'keptAmount'>): number {
  return amount - keptAmount
}

/** Whether its money went back by hand, and the provider knows nothing of it. */
export function isByHand({ settledAt, status }: Pick<Refund, 'settledAt' | 'status'>): boolean {
  return status === 'completed' && settledAt !== null
}

/** Minor units refunded or being refunded, by order id, by us or by the provider; failed refunds do not count. */
export function refundedByOrder(
  refunds: readonly (Pick<Refund, 'orderId' | 'amount'> & Partial<Pick<Refund, 'status'>>)[]
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { orderId, amount, status } of refunds) {
    if (status !== 'failed') sums.set(orderId, (sums.get(orderId) ?? 0) + amount)
  }
  return sums
}

/** Adds up what was refunded of each order, and the transaction costs in it, as `refundable` asks for. */
export function returnedByOrder(
  refunds: readonly (Pick<Refund, 'orderId' | 'amount'> &
    Partial<Pick<Refund, 'costsAmount' | 'status'>>)[]
): ReadonlyMap<string, Refunded> {
  const costs = refundedByOrder(
    refunds.map(({ costsAmount = 0, ...refund }) => ({ ...refund, amount: costsAmount }))
  )
  return new Map(
    [...refundedByOrder(refunds)].map(([id, amount]) => [
      id,
      { amount, costsAmount: costs.get(id) ?? 0 },
    ])
  )
}

/** Minor units that an admin gave back since then, of any currency; failed refunds do not count. */
export function sumRefundedBy(
  refunds: readonly Pick<Refund, 'amount' | 'createdAt' | 'refundedBy' | 'status'>[],
  adminId: string,
  since: DateTime
): number {
  const made = refunds.filter((one) => one.refundedBy === adminId && one.createdAt > since)
  return made.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)
}

type NewMovement = Readonly<{
  refund: Pick<Refund, 'id' | 'orderId' | 'credits'>
  userId: string
  id: string
  at: DateTime
}>

/** The movement that takes the credits of a refund from their owner. */
export function refundMovement({ refund, userId, id, at }: NewMovement): Movement {
  return {
    id,
    kind: 'refund',
    from: memberAccount(userId),
    to: 'house:sales',
    credits: refund.credits,
    idempotencyKey: `refund:${refund.id}`,
    orderId: refund.orderId,
    at,
  }
}

/** The movement that gives the credits of a failed refund back. */
export function failedRefundMovement(movement: NewMovement): Movement {
  return {
    ...refundMovement(movement),
    from: 'house:sales',
    to: memberAccount(movement.userId),
    idempotencyKey: `refund_failed:${movement.refund.id}`,
  }
}
