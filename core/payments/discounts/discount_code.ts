import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'

export const discountCodeStatuses = ['active', 'used'] as const
export type DiscountCodeStatus = (typeof discountCodeStatuses)[number]

/** A code that lowers the price of one order; null means no restriction. */
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
  /** From when on it counts; null: at once. */
  startsAt: DateTime | null
  expiresAt: DateTime | null
  /** Why the site made it for its member, once; null for a code of an operator. */
  purpose: 'leaving' | null
  /** The order that reserves it while open, and has used it up once completed. */
  orderId: string | null
  /** The batch that it was made with. */
  batchId: string | null
  createdAt: DateTime
}>

/** The order that a code is checked against, as it would be without a discount. */
export type OrderContext = Readonly<{
  userId: string
  country: Country
  currency: Currency
  method: PaymentMethod
  /** Minor units. */
  packageAmount: number
}>

export type CodeRefusal =
  | 'code_not_found'
  | 'code_used'
  | 'code_not_started'
  | 'code_expired'
  | 'code_not_for_you'
  | 'code_minimum_order'

/** The discount of `percentage` on `amount`, in whole minor units, half of one rounded up. */
export function discountAmount(amount: number, percentage: number): number {
  return Math.round((amount * percentage) / 100)
}

/**
 * Whether a discount code (null: the entered one does not exist) applies to this order; the value is
 * the code. Refuses 'code_not_found', 'code_used' (also while another order reserves it),
 * 'code_not_started', 'code_expired', 'code_not_for_you' and 'code_minimum_order' with that minimum in minor units.
 * Rule: docs/product/payments.md, Discount codes.
 */
export function mayUseCode(
  code: DiscountCode | null,
  order: OrderContext,
  now: DateTime
): Result<DiscountCode, CodeRefusal> {
  const usable = mayHoldCode(code, order, now)
  if (!usable.ok) return usable
  const { paymentMethods, minimumOrderValue } = usable.value
  const isForMethod = paymentMethods.length === 0 || paymentMethods.includes(order.method)
  if (!isForMethod) return refuse('code_not_for_you')
  if (order.packageAmount >= minimumOrderValue) return usable
  return refuse('code_minimum_order', { amount: minimumOrderValue, currency: order.currency })
}

/**
 * Whether a code can apply to any order of this member, before a package and a method are chosen. Refuses as
 * `mayUseCode` does.
 */
export function mayHoldCode(
  code: DiscountCode | null,
  holder: Pick<OrderContext, 'userId' | 'country' | 'currency'>,
  now: DateTime
): Result<DiscountCode, Exclude<CodeRefusal, 'code_minimum_order'>> {
  if (!code) return refuse('code_not_found')
  if (code.status === 'used' || code.orderId !== null) return refuse('code_used')
  if (!isMeantFor(code, holder)) return refuse('code_not_for_you')
  if (code.startsAt && now < code.startsAt) return refuse('code_not_started')
  return code.expiresAt && now >= code.expiresAt ? refuse('code_expired') : ok(code)
}

/** What a code is to those who manage it. */
export const codeStates = ['usable', 'coming', 'held', 'used', 'ended'] as const
export type CodeState = (typeof codeStates)[number]

/**
 * The state of a code at a moment: an open order holds it even once it has ended. Rule:
 * docs/product/payments.md, Discount codes.
 */
export function codeState(
  { expiresAt, orderId, startsAt, status }: DiscountCode,
  now: DateTime
): CodeState {
  if (status === 'used') return 'used'
  if (orderId !== null) return 'held'
  if (expiresAt && expiresAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'coming' : 'usable'
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

/** Whether a text in capitals could be a code at all: 4 to 40 letters, digits and hyphens. */
export function isWrittenAsCode(text: string) {
  return /^[A-Z\d][A-Z\d-]{2,38}[A-Z\d]$/.test(text)
}
