import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'

export const discountCodeStatuses = ['active', 'used'] as const
export type DiscountCodeStatus = (typeof discountCodeStatuses)[number]

/** A code that lowers the price of one order (section 3); null means no restriction. */
export type DiscountCode = Readonly<{
  /** Upper case and unique. */
  code: string
  status: DiscountCodeStatus
  /** Whole percent, 1 to 100. */
  valuePercentage: number
  country: Country | null
  userId: string | null
  currency: Currency | null
  /** Minor units, before the discount. */
  minimumOrderValue: number
  /** Empty: every method. */
  paymentMethods: readonly PaymentMethod[]
  expiresAt: DateTime | null
  /** The order that holds it while it is open, and for ever once it completes. */
  orderId: string | null
}>

/** What a code is held against: the order as it would be without a discount. */
export type OrderContext = Readonly<{
  userId: string
  country: Country
  currency: Currency
  method: PaymentMethod
  /** Minor units. */
  packageAmount: number
}>

export type CodeRefusal =
  'code_not_found' | 'code_used' | 'code_expired' | 'code_not_for_you' | 'code_minimum_order'

/** What `percentage` takes off `amount`, in whole minor units, half of one rounded up. */
export function discountAmount(amount: number, percentage: number): number {
  return Math.round((amount * percentage) / 100)
}

/**
 * Whether the code found for what a member entered (null: none) lowers this order; answers the
 * code (sections 3 and 5). Refuses 'code_not_found', 'code_used' (also while another order
 * holds it), 'code_expired', 'code_not_for_you' and 'code_minimum_order' with that minimum.
 */
export function mayUseCode(
  code: DiscountCode | null,
  order: OrderContext,
  now: DateTime
): Result<DiscountCode, CodeRefusal> {
  const held = mayHoldCode(code, order, now)
  if (!held.ok) return held
  const { paymentMethods, minimumOrderValue: amount } = held.value
  const isForMethod = paymentMethods.length === 0 || paymentMethods.includes(order.method)
  if (!isForMethod) return refuse('code_not_for_you')
  if (order.packageAmount >= amount) return held
  return refuse('code_minimum_order', { amount, currency: order.currency })
}

/** The same before anything is chosen: whether the code counts for this member at all. */
export function mayHoldCode(
  code: DiscountCode | null,
  holder: Pick<OrderContext, 'userId' | 'country' | 'currency'>,
  now: DateTime
): Result<DiscountCode, Exclude<CodeRefusal, 'code_minimum_order'>> {
  if (!code) return refuse('code_not_found')
  if (code.status === 'used' || code.orderId !== null) return refuse('code_used')
  if (code.expiresAt && now >= code.expiresAt) return refuse('code_expired')
  return isMeantFor(code, holder) ? ok(code) : refuse('code_not_for_you')
}

function isMeantFor(
  code: DiscountCode,
  holder: Pick<OrderContext, 'userId' | 'country' | 'currency'>
): boolean {
  return (
    (code.userId ?? holder.userId) === holder.userId &&
    (code.country ?? holder.country) === holder.country &&
    (code.currency ?? holder.currency) === holder.currency
  )
}
