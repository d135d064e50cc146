import type { DateTime } from 'luxon'
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
  /** Whether open payments can be cancelled: not with every method of a real provider. */
  areCancelable = true
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
      const untouched = { recovered: false, otherRefunds: [], disputes: [] }
      this.payments.set(id, { id, orderId, status: 'open', amount, ...untouched })
    }
    return { paymentId: id, payUrl: payUrlOf(id) }
  }

  async cancel(paymentId: string) {
    this.#answer()
    const isOpen = this.payments.get(paymentId)?.status === 'open'
    if (isOpen && this.areCancelable) this.pay(paymentId, 'cancelled')
  }

  async find(paymentId: string) {
    this.#answer()
    const payment = this.payments.get(paymentId)
    if (!payment) return null
    const payUrl = payment.status === 'open' ? payUrlOf(paymentId) : null
    return { ...payment, status: this.#statusOf(payment), payUrl }
  }

  async readWebhook({ body }: Webhook) {
    const id = new URLSearchParams(body).get('id')
    return id ? ok({ paymentId: id, kind: null, state: null }) : refuse('webhook_malformed')
  }

  async refund(request: RefundRequest) {
    this.#answer()
    const { refundId } = request
    const known = this.refunds.get(refundId)
    if (known) return known.status
    const status = this.#mayRefund(request) ? this.refundsAre : 'failed'
    this.refunds.set(refundId, { ...request, status })
    return status
  }

  async received() {
    this.#answer()
    return [...this.payments.values()].flatMap(({ id, orderId, status, amount }) => {
      if (status !== 'paid' && status !== 'charged_back') return []
      const returned = status === 'paid' ? this.#givenBack(id) : amount.amount
      return [{ orderId, reference: id, amount, returned }]
    })
  }

  async changedSince(_since: DateTime) {
    this.#answer()
    return [...this.payments.keys()]
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
    const first = this.#payment(`payment-of-${orderId}`)
    const id = `second-${first.id}`
    const untouched = { recovered: false, otherRefunds: [], disputes: [] }
    this.payments.set(id, { ...first, id, status: 'paid', ...untouched })
    return id
  }

  /** The payer, or later their bank, changes the status of a payment. */
  pay(paymentId: string, status: PaymentStatus) {
    const payment = this.#payment(paymentId)
    const recovered = payment.recovered || payment.status === 'charged_back'
    const isRefunded = status === 'refunded'
    this.payments.set(paymentId, { ...payment, status: isRefunded ? 'paid' : status, recovered })
    if (isRefunded) this.refundElsewhere(paymentId)
  }

  /** The bank of the payer disputes a payment, or moves on with a dispute of it. */
  dispute(paymentId: string, disputes: Payment['disputes']) {
    this.payments.set(paymentId, { ...this.#payment(paymentId), disputes })
  }

  /** The operator refunds a payment in the provider's dashboard: an amount, or all that is left. */
  refundElsewhere(paymentId: string, cents?: number) {
    const payment = this.#payment(paymentId)
    const left = payment.amount.amount - this.#givenBack(paymentId)
    const amount = cents ?? left
    if (amount === 0) return
    const id = `refund-${payment.otherRefunds.length + 1}-of-${paymentId}`
    const otherRefunds = [...payment.otherRefunds, { id, amount }]
    this.payments.set(paymentId, { ...payment, otherRefunds })
  }

  #mayRefund({ paymentId, amount }: RefundRequest) {
    const payment = this.payments.get(paymentId)
    if (payment?.status !== 'paid' || payment.amount.currency !== amount.currency) return false
    return this.#givenBack(paymentId) + amount.amount <= payment.amount.amount
  }

  #givenBack(ofPayment: string) {
    const elsewhere = this.#payment(ofPayment).otherRefunds
    return [...this.refunds.values()]
      .filter(({ paymentId, status }) => paymentId === ofPayment && status !== 'failed')
      .reduce(
        (sum, { amount }) => sum + amount.amount,
        elsewhere.reduce((sum, { amount }) => sum + amount, 0)
      )
  }

  #statusOf({ id, status, amount }: Omit<Payment, 'payUrl'>) {
    return status === 'paid' && this.#givenBack(id) === amount.amount ? 'refunded' : status
  }

  #payment(id: string) {
    const payment = this.payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return payment
  }

  #answer() {
    if (this.isDown) throw new Error('The provider does not answer')
  }
}

function payUrlOf(paymentId: string) {
  return `https://pay.test/${paymentId}`
}
