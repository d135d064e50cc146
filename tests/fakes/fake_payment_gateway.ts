import type { PaymentMethod } from '#core/payments/methods/payment_method'
import {
  PaymentGateway,
  type Payment,
  type PaymentRequest,
  type PaymentStatus,
  type RefundRequest,
  type RefundStatus,
  type Webhook,
} from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { ok, refuse } from '#core/result'

/** A provider for every method. */
export class FakePaymentGateway extends PaymentGateway implements PaymentGateways {
  readonly name = 'fake'
  /** By order id. */
  readonly requests = new Map<string, PaymentRequest>()
  readonly payments = new Map<string, Omit<Payment, 'payUrl'>>()
  /** By refund id. */
  readonly refunds = new Map<string, RefundRequest & { status: RefundStatus }>()
  /** The status of new refunds that are possible. */
  refundsAre: RefundStatus = 'refunded'
  /** While true, every call fails as an unreachable provider does. */
  isDown = false

  banks(method: PaymentMethod) {
    return method === 'ideal' ? [{ id: 'TESTNL2A', name: 'Test bank' }] : []
  }

  async create(request: PaymentRequest) {
    this.#answer()
    const { orderId, amount } = request
    const id = `payment-of-${orderId}`
    if (!this.payments.has(id)) {
      this.requests.set(orderId, request)
      this.payments.set(id, { id, orderId, status: 'open', amount })
    }
    return { paymentId: id, payUrl: payUrlOf(id) }
  }

  async cancel(paymentId: string) {
    this.#answer()
    if (this.payments.get(paymentId)?.status === 'open') this.pay(paymentId, 'cancelled')
  }

  async find(paymentId: string) {
    this.#answer()
    const payment = this.payments.get(paymentId)
    return payment
      ? { ...payment, payUrl: payment.status === 'open' ? payUrlOf(paymentId) : null }
      : null
  }

  async readWebhook({ body }: Webhook) {
    const id = new URLSearchParams(body).get('id')
    return id ? ok(id) : refuse('webhook_malformed')
  }

  async refund(request: RefundRequest) {
    this.#answer()
    const { refundId, paymentId } = request
    const known = this.refunds.get(refundId)
    if (known) return known.status
    const status = this.#mayRefund(request) ? this.refundsAre : 'failed'
    this.refunds.set(refundId, { ...request, status })
    const payment = this.payments.get(paymentId)
    if (payment && this.#givenBack(paymentId) === payment.amount.amount) {
      this.pay(paymentId, 'refunded')
    }
    return status
  }

  async received() {
    this.#answer()
    return [...this.payments.values()].flatMap(({ id, orderId, status, amount }) => {
      if (!['paid', 'refunded', 'charged_back'].includes(status)) return []
      const returned = status === 'paid' ? this.#givenBack(id) : amount.amount
      return [{ orderId, reference: id, amount, returned }]
    })
  }

  /** A later outcome of an accepted refund. */
  endRefund(refundId: string, status: RefundStatus) {
    const refund = this.refunds.get(refundId)
    if (!refund) throw new Error(`No refund ${refundId}`)
    this.refunds.set(refundId, { ...refund, status })
  }

  for() {
    return this
  }

  named(name: string) {
    return name === this.name ? this : null
  }

  all() {
    return [this]
  }

  /** The payer pays the same order a second time. */
  payAgain(orderId: string) {
    const first = this.payments.get(`payment-of-${orderId}`)
    if (!first) throw new Error(`No payment of ${orderId}`)
    const id = `second-${first.id}`
    this.payments.set(id, { ...first, id, status: 'paid' })
    return id
  }

  /** The payer, or later their bank, changes the status of a payment. */
  pay(paymentId: string, status: PaymentStatus) {
    const payment = this.payments.get(paymentId)
    if (!payment) throw new Error(`No payment ${paymentId}`)
    this.payments.set(paymentId, { ...payment, status })
  }

  #mayRefund({ paymentId, amount }: RefundRequest) {
    const payment = this.payments.get(paymentId)
    if (payment?.status !== 'paid' || payment.amount.currency !== amount.currency) return false
    return this.#givenBack(paymentId) + amount.amount <= payment.amount.amount
  }

  #givenBack(ofPayment: string) {
    return [...this.refunds.values()]
      .filter(({ paymentId, status }) => paymentId === ofPayment && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount.amount, 0)
  }

  #answer() {
    if (this.isDown) throw new Error('The provider does not answer')
  }
}

function payUrlOf(paymentId: string) {
  return `https://pay.test/${paymentId}`
}
