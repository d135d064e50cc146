import { money } from '#core/money'
import type { PaymentGateway, PaymentRequest, RefundRequest } from '#core/ports/payment_gateway'

export type PayerAction = 'paid' | 'failed' | 'cancelled' | 'expired'

export type MakeGateway<Gateway> = () => Gateway | Promise<Gateway>

/** Acts as the payer or, for 'expired', as passing time. */
export type Drive<Gateway> = (
  gateway: Gateway,
  paymentId: string,
  action: PayerAction
) => void | Promise<void>

/** A request for an order that no other test uses. */
export function request(): PaymentRequest {
  return {
    orderId: crypto.randomUUID(),
    amount: money(1528, 'EUR'),
    method: 'ideal',
    bank: null,
    description: '50 credits',
    language: 'nl',
    returnUrl: 'https://vonk.test/transactions/1',
    webhookUrl: 'https://www.example.com/webhooks/payments',
  }
}

/** A new refund of some cents of a payment. */
export function refundOf(paymentId: string, cents: number): RefundRequest {
  return {
    refundId: crypto.randomUUID(),
    paymentId,
    amount: money(cents, 'EUR'),
    description: 'Refund of unused credits',
  }
}

export async function paidPayment<Gateway extends PaymentGateway>(
  gateway: Gateway,
  drive: Drive<Gateway>
) {
  const { paymentId } = await gateway.create(request())
  await drive(gateway, paymentId, 'paid')
  return paymentId
}
