import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { PaymentGateway, type Payment, type PaymentRequest } from '#core/ports/payment_gateway'
import SandboxPayment from '#models/sandbox_payment'
import { appUrl } from '#config/app'

/** A payment provider of our own, complete with a pay page, that moves no money. */
export class SandboxPaymentGateway extends PaymentGateway {
  readonly name = 'sandbox'

  async create({ orderId, amount, ...request }: PaymentRequest) {
    const payment = await SandboxPayment.firstOrCreate(
      { orderId },
      {
        ...request,
        ...amount,
        id: `sbx_${randomBytes(12).toString('hex')}`,
        status: 'open',
        createdAt: DateTime.utc(),
      }
    )
    return { paymentId: payment.id, payUrl: `${appUrl}/sandbox/payments/${payment.id}` }
  }

  async find(paymentId: string): Promise<Payment | null> {
    const payment = await SandboxPayment.find(paymentId)
    if (!payment) return null
    const { id, orderId, status, amount, currency } = payment
    return { id, orderId, status, amount: { amount, currency } }
  }
}
