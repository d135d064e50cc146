import {
  PaymentGateway,
  type Payment,
  type PaymentRequest,
  type PaymentStatus,
} from '#core/ports/payment_gateway'

export class FakePaymentGateway extends PaymentGateway {
  readonly name = 'fake'
  /** By order id. */
  readonly requests = new Map<string, PaymentRequest>()
  readonly payments = new Map<string, Payment>()
  /** While true, every call fails as an unreachable provider does. */
  isDown = false

  async create(request: PaymentRequest) {
    this.#answer()
    const { orderId, amount } = request
    const id = `payment-of-${orderId}`
    if (!this.payments.has(id)) {
      this.requests.set(orderId, request)
      this.payments.set(id, { id, orderId, status: 'open', amount })
    }
    return { paymentId: id, payUrl: `https://pay.test/${id}` }
  }

  async cancel(paymentId: string) {
    this.#answer()
    if (this.payments.get(paymentId)?.status === 'open') this.pay(paymentId, 'cancelled')
  }

  async find(paymentId: string) {
    this.#answer()
    return this.payments.get(paymentId) ?? null
  }

  /** What the payer, or later their bank, does. */
  pay(paymentId: string, status: PaymentStatus) {
    const payment = this.payments.get(paymentId)
    if (!payment) throw new Error(`No payment ${paymentId}`)
    this.payments.set(paymentId, { ...payment, status })
  }

  #answer() {
    if (this.isDown) throw new Error('The provider does not answer')
  }
}
