import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { PaymentGateway } from '#core/ports/payment_gateway'

/** The providers in use; which of them takes a method is a matter of configuration. */
export abstract class PaymentGateways {
  /** The provider that takes new payments by this method. */
  abstract for(method: PaymentMethod): PaymentGateway
  /** The provider of this name, as orders keep it; null for one that is out of use. */
  abstract named(name: string): PaymentGateway | null
  abstract all(): readonly PaymentGateway[]
}
