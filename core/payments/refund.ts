import type { DateTime } from 'luxon'
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
