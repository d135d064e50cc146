import type { Uses } from '#core/ports'

type NamedPayment = Readonly<{ provider: string; paymentId: string }>

/**
 * Whether a payment is that of an order here. Anybody may send an unsigned webhook, so that its provider is asked about
 * no other: what else was paid for an order is found by the comparison. Rule: docs/product/payments.md, Orders.
 */
export function isOurPayment(
  { unitOfWork }: Uses<'unitOfWork'>,
  { provider, paymentId: providerPaymentId }: NamedPayment
) {
  return unitOfWork.run(
    async ({ orders }) => (await orders.first({ provider, providerPaymentId })) !== null
  )
}
