import { money } from '#core/money'
import type { Uses } from '#core/ports'
import {
  PaymentGateway,
  type Payment,
  type PaymentRequest,
  type RefundStatus,
} from '#core/ports/payment_gateway'
import { refuse } from '#core/result'

/** The provider of orders that cost nothing. */
export const freeProvider = 'free'

const prefix = 'free_'

/**
 * Orders that a discount code makes free: there is nothing to pay, so that they are paid at once,
 * whatever method was chosen, and no provider hears of them.
 * Rule: docs/product/payments.md, Price of an order.
 */
export class FreeGateway extends PaymentGateway {
  readonly name = freeProvider

  constructor(private ports: Uses<'unitOfWork'>) {
    super()
  }

  async create({ orderId, amount, returnUrl }: PaymentRequest) {
    if (amount.amount !== 0) throw new Error(`Order ${orderId} is not free`)
    return { paymentId: `${prefix}${orderId}`, payUrl: returnUrl }
  }

  /** What is paid already cannot be cancelled. */
  async cancel() {}

  async find(paymentId: string): Promise<Payment | null> {
    const orderId = paymentId.slice(prefix.length)
    const order = await this.ports.unitOfWork.run(({ orders }) =>
      orders.first({ provider: freeProvider, providerPaymentId: paymentId })
    )
    if (!order || order.totalAmount !== 0) return null
    return {
      id: paymentId,
      orderId,
      status: 'paid',
      recovered: false,
      otherRefunds: [],
      disputes: [],
      amount: money(0, order.currency),
      payUrl: null,
    }
  }

  async readWebhook() {
    return refuse('webhook_malformed')
  }

  /** Nothing came that could go back. */
  async refund(): Promise<RefundStatus> {
    return 'failed'
  }

  async received() {
    return []
  }
}
