import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { Country } from '#core/sites/countries'
import type { PaymentMethod } from '#core/payments/methods/payment_method'

export const orderStatuses = [
  'loading',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** One attempt to buy one package with one payment method. Amounts in minor units. */
export type Order = Readonly<{
  id: string
  userId: string
  packageId: string
  method: PaymentMethod
  status: OrderStatus
  country: Country
  currency: Currency
  credits: number
  packageAmount: number
  discountAmount: number
  costsAmount: number
  totalAmount: number
  /** Code as entered, or the code of the time bonus. */
  discountCode: string | null
  provider: string
  providerPaymentId: string | null
  /** Chosen by the browser with the form: a double submit is the same order. */
  clientId: string
  /** The words by which the buyer asked for the credits at once, when ordering; null: before there were any. */
  useAtOnceVersion: number | null
  createdAt: DateTime
  completedAt: DateTime | null
  /** When it was given up although its payment could not be cancelled: it may still be paid. */
  supersededAt: DateTime | null
  /** The first of the superseded orders that this one takes the place of. */
  replacesId: string | null
}>

export const openStatuses = ['loading', 'pending'] as const satisfies readonly OrderStatus[]

/** Whether the order still waits for its payment; every other status is final for that. */
export function isOpen({ status }: Pick<Order, 'status'>): boolean {
  return openStatuses.some((open) => open === status)
}
