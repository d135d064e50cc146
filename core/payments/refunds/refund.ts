import type { DateTime } from 'luxon'
import { memberAccount, type Movement } from '#core/credits/movement'
import type { Currency } from '#core/money'

/**
 * 'requested': the credits are gone, the provider is asked. 'pending': it has taken the refund on.
 * 'completed': the money is with its payer. 'failed': it is not, and the credits are back.
 */
export const refundStates = ['requested', 'pending', 'completed', 'failed'] as const

export type RefundState = (typeof refundStates)[number]

/** Unused credits of one order that go back for their price, in minor units. */
export type Refund = Readonly<{
  /** Also the idempotency key at the provider. */
  id: string
  orderId: string
  /** Made by the browser with the form: one form sent twice refunds once. */
  requestId: string
  credits: number
  amount: number
  currency: Currency
  status: RefundState
  createdAt: DateTime
  endedAt: DateTime | null
}>

export const openRefundStates = ['requested', 'pending'] as const satisfies readonly RefundState[]

/** Whether nobody knows yet what becomes of it. */
export function isUnderway({ status }: Pick<Refund, 'status'>): boolean {
  return openRefundStates.some((open) => open === status)
}

/** What refunds gave, or are about to give, in minor units by order id; those that failed gave none. */
export function givenBack(
  refunds: readonly Pick<Refund, 'orderId' | 'amount' | 'status'>[]
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { orderId, amount, status } of refunds) {
    if (status !== 'failed') sums.set(orderId, (sums.get(orderId) ?? 0) + amount)
  }
  return sums
}

type Booking = Readonly<{
  refund: Pick<Refund, 'id' | 'orderId' | 'credits'>
  userId: string
  id: string
  at: DateTime
}>

/** Takes the credits of a refund from their owner. */
export function takingOf({ refund, userId, id, at }: Booking): Movement {
  const { id: refundId, orderId, credits } = refund
  const legs = { from: memberAccount(userId), to: 'house:sales' } as const
  return { id, kind: 'refund', ...legs, credits, idempotencyKey: `refund:${refundId}`, orderId, at }
}

/** Brings them back, as the money did not go. */
export function returnOf(booking: Booking): Movement {
  const { from, to, ...taking } = takingOf(booking)
  return { ...taking, from: to, to: from, idempotencyKey: `refund_failed:${booking.refund.id}` }
}
