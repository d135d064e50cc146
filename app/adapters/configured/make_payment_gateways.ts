import { ConfiguredPaymentGateways } from '#adapters/configured/configured_payment_gateways'
import { MolliePaymentGateway } from '#adapters/mollie/mollie_payment_gateway'
import { SandboxPaymentGateway } from '#adapters/sandbox/sandbox_payment_gateway'
import { StripePaymentGateway } from '#adapters/stripe/stripe_payment_gateway'
import { BankTransferGateway } from '#core/payments/bank_transfer/bank_transfer_gateway'
import { DirectDebitGateway } from '#core/payments/direct_debit/direct_debit_gateway'
import { FreeGateway } from '#core/payments/free/free_gateway'
import type { Uses } from '#core/ports'
import { mollie, providerOf, stripe } from '#config/payments'

/** A gateway for every provider with keys; the sandbox and the company's own account need none. */
export function makePaymentGateways(ports: Uses<'clock' | 'ids' | 'unitOfWork'>) {
  const gateways = [
    new SandboxPaymentGateway(),
    new DirectDebitGateway(ports),
    new BankTransferGateway(ports),
    new FreeGateway(ports),
    ...(mollie ? [new MolliePaymentGateway(mollie)] : []),
    ...(stripe ? [new StripePaymentGateway(stripe)] : []),
  ]
  return new ConfiguredPaymentGateways(gateways, providerOf)
}
