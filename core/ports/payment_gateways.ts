import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { PaymentGateway } from '#core/ports/payment_gateway'

/** The gateways in use; configuration decides which one takes a method. */
export abstract class PaymentGateways {
  /** The gateway for new payments by this method. */
  abstract for(method: PaymentMethod): PaymentGateway
  /** The gateway of an order's provider; null for one that is no longer in use. */
  abstract named(name: string): PaymentGateway | null
  abstract all(): readonly PaymentGateway[]
}
