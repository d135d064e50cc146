import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'

/** Money of an order that was refunded in its provider's own dashboard; `amount` in minor units. */
export type ProviderRefund = Readonly<{
  /** The provider's name and its id of the refund. */
  id: string
  orderId: string
  amount: number
  currency: Currency
  foundAt: DateTime
}>
