import { money } from '#core/money'
import type { PaymentGateway, PaymentRequest, RefundRequest } from '#core/ports/payment_gateway'

export type PayerAction = 'paid' | 'failed' | 'cancelled' | 'expired'

export type MakeGateway<Gateway> = () => Gateway | Promise<Gateway>

/** Acts as the payer or, for 'expired', as the time that passes. */
export type Drive<Gateway> = (
  gateway: Gateway,
  paymentId: string,
  action: PayerAction
) => void | Promise<void>

/** A request for an order that no other test asks a payment for. */
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

/** Asks for some cents of a payment; each asks for another refund unless it is told which. */
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
