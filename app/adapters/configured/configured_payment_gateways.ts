import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { PaymentGateways } from '#core/ports/payment_gateways'

/** The gateways of the providers that are configured. */
export class ConfiguredPaymentGateways extends PaymentGateways {
  readonly #gateways: ReadonlyMap<string, PaymentGateway>

  constructor(
    gateways: readonly PaymentGateway[],
    private providerOf: (method: PaymentMethod) => string | null
  ) {
    super()
    this.#gateways = new Map(gateways.map((gateway) => [gateway.name, gateway]))
  }

  for(method: PaymentMethod) {
    const provider = this.providerOf(method)
    if (provider === null) throw new Error(`No provider takes ${method}`)
    const gateway = this.named(provider)
    if (!gateway) throw new Error(`${method} goes to ${provider}, for which there are no keys`)
    return gateway
  }

  named(name: string) {
    return this.#gateways.get(name) ?? null
  }

  all() {
    return [...this.#gateways.values()]
  }
}
