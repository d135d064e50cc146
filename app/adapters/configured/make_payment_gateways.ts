import { ConfiguredPaymentGateways } from '#adapters/configured/configured_payment_gateways'
import { MolliePaymentGateway } from '#adapters/mollie/mollie_payment_gateway'
import { SandboxPaymentGateway } from '#adapters/sandbox/sandbox_payment_gateway'
import { StripePaymentGateway } from '#adapters/stripe/stripe_payment_gateway'
import { mollie, providerOf, stripe } from '#config/payments'

/** Every provider that there are keys for; the sandbox needs none. */
export function makePaymentGateways() {
  const gateways = [
    new SandboxPaymentGateway(),
    ...(mollie ? [new MolliePaymentGateway(mollie)] : []),
    ...(stripe ? [new StripePaymentGateway(stripe)] : []),
  ]
  return new ConfiguredPaymentGateways(gateways, providerOf)
}
