import type { PaymentGateway } from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'

/** Gateways of which there is only one: it takes every method. */
export function onlyGateway(gateway: PaymentGateway): PaymentGateways {
  return {
    for: () => gateway,
    named: (name) => (name === gateway.name ? gateway : null),
    all: () => [gateway],
  }
}
