import type {
  Chargeback,
  Payment as MolliePayment,
  PaymentCreateParams,
  Refund as MollieRefund,
} from '@mollie/api-client'
import type { Sample } from '#tests/support/providers/sample'
import { StubServer, type Answer, type Asked } from '#tests/support/providers/stub_server'

type Amount = { currency: string; value: string }
type Refund = Sample<MollieRefund> & Readonly<{ amount: Amount }>
type Payment = {
  id: string
  status: NonNullable<Sample<MolliePayment>['status']>
  amount: Amount
  metadata: { orderId: string } | null
  isCancelable: boolean
  chargebacks: Sample<Chargeback>[]
  refunds: Refund[]
}

export const mollieKey = 'test_only_for_this_stub'

const wrong = (status: number, detail: string): Answer => ({ status, body: { status, detail } })
const fine = (body: object, status = 200): Answer => ({ status, body })

const needed = [
  'amount',
  'description',
  'redirectUrl',
  'webhookUrl',
  'method',
  'locale',
  'metadata',
] as const satisfies readonly (keyof PaymentCreateParams)[]

/** Mollie's payments API v2; its answers have the fields that Mollie's own client types. */
export class MollieStub extends StubServer {
  readonly payments = new Map<string, Payment>()
  /** Whether new payments can be cancelled: depends on the method. */
  areCancelable = true
  /** Whether a payer pays at the very moment in which their payment is cancelled. */
  isFinishedOnCancel = false
  /** Whether a payment says how much of it can be refunded still. */
  tellsRemaining = true

  /** Sets what the payer, or later their bank, decides; 'paid' also reverses chargebacks. */
  pay(id: string, status: string) {
    const payment = this.#find(id)
    if (status === 'charged_back') this.#chargeBack(payment)
    else if (status === 'cancelled') payment.status = 'canceled'
    else payment.status = status as Payment['status']
    if (status !== 'paid') return
    const reversedAt = new Date().toISOString()
    payment.chargebacks = payment.chargebacks.map((one) => ({ ...one, reversedAt }))
  }

  /** Refunds in Mollie's dashboard, where also more than was paid may be. */
  refundInDashboard(id: string, value: string, status: Refund['status'] = 'refunded') {
    const { refunds, amount } = this.#find(id)
    const refund: Refund = {
      resource: 'refund',
      id: `re_dashboard${refunds.length + 1}`,
      status,
      amount: { ...amount, value },
      description: 'Goodwill',
      metadata: null,
      paymentId: id,
      createdAt: new Date().toISOString(),
    }
    refunds.push(refund)
  }

  /** A payment that another shop made, with an order id of its own. */
  addForeign(orderId: string | null = null) {
    const metadata = orderId === null ? null : { orderId }
    return this.#add({ amount: { currency: 'EUR', value: '15.28' }, metadata })
  }

  /** Pays the order once more. */
  payAgain(id: string) {
    const { amount, metadata } = this.#find(id)
    const again = this.#add({ amount, metadata })
    again.status = 'paid'
    return again.id
  }

  protected forget() {
    this.payments.clear()
    this.areCancelable = true
    this.isFinishedOnCancel = false
    this.tellsRemaining = true
  }

  protected answer({ method, path, query, body, header }: Asked): Answer {
    if (header('authorization') !== `Bearer ${mollieKey}`) return wrong(401, 'Missing key')
    const [, area, id, part] = path.split('/')
    if (area === 'refunds' || area === 'chargebacks') return this.#changes(area)
    if (area !== 'payments') return wrong(404, 'No such address')
    if (method === 'GET' && !id) return this.#list(query)
    if (method === 'POST' && !id) return fine(this.#tell(this.#create(JSON.parse(body))), 201)
    const payment = this.payments.get(id)
    if (!payment) return wrong(404, `No payment exists with token ${id}.`)
    if (part === 'refunds') return this.#refunds(method, payment, body)
    if (method === 'DELETE') return this.#cancel(payment)
    return fine(this.#tell(payment, query.get('embed')?.split(',')))
  }

  #create(asked: Record<string, unknown>) {
    for (const field of needed) if (!asked[field]) throw new Error(`Mollie wants a ${field}`)
    const unknown = Object.keys(asked).filter((field) => !needed.some((one) => one === field))
    if (unknown.length > 0) throw new Error(`Mollie does not know ${unknown.join(', ')}`)
    return this.#add(asked as Pick<Payment, 'amount' | 'metadata'>)
  }

  #add({ amount, metadata }: Pick<Payment, 'amount' | 'metadata'>) {
    const id = `tr_stub${this.payments.size + 1}`
    const payment: Payment = {
      id,
      status: 'open',
      amount,
      metadata,
      isCancelable: this.areCancelable,
      chargebacks: [],
      refunds: [],
    }
    this.payments.set(id, payment)
    return payment
  }

  #chargeBack(payment: Payment) {
    payment.status = 'paid'
    payment.chargebacks.push({
      resource: 'chargeback',
      id: `chb_stub${payment.chargebacks.length + 1}`,
      amount: payment.amount,
      reason: { code: 'AC04', description: 'Account closed' },
      createdAt: new Date().toISOString(),
      paymentId: payment.id,
    })
  }

  /** Two per page, so that there is a next page. */
  #list(query: URLSearchParams) {
    const newestFirst = [...this.payments.values()].reverse()
    const from = newestFirst.findIndex(({ id }) => id === query.get('from'))
    const [one, two, next] = newestFirst.slice(Math.max(from, 0))
    const payments = [one, two].filter(Boolean).map((payment) => this.#tell(payment))
    const href = next && `${this.url}/payments?from=${next.id}&limit=250`
    return fine({ _embedded: { payments }, _links: { next: href ? { href } : null } })
  }

  #changes(area: 'refunds' | 'chargebacks') {
    const all = [...this.payments.values()].flatMap((payment) => payment[area] as object[])
    return fine({ _embedded: { [area]: all.reverse() }, _links: { next: null } })
  }

  #cancel(payment: Payment) {
    if (this.isFinishedOnCancel) payment.status = 'paid'
    if (payment.status !== 'open') return wrong(422, 'The payment cannot be canceled')
    payment.status = 'canceled'
    return fine(this.#tell(payment))
  }

  #refunds(method: string, payment: Payment, body: string): Answer {
    if (method === 'GET') return fine({ _embedded: { refunds: payment.refunds } })
    const { amount, metadata } = JSON.parse(body)
    if (payment.status !== 'paid' || cents(amount) > remaining(payment)) {
      return wrong(422, 'The specified amount cannot be refunded')
    }
    const refund: Refund = {
      resource: 'refund',
      id: `re_stub${payment.refunds.length + 1}`,
      status: 'pending',
      amount,
      metadata,
      paymentId: payment.id,
      createdAt: new Date().toISOString(),
    }
    payment.refunds.push(refund)
    return fine(refund, 201)
  }

  #find(id: string) {
    const payment = this.payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return payment
  }

  #tell(payment: Payment, embed: readonly string[] = []): Sample<MolliePayment> {
    const { id, status, amount, metadata, chargebacks, refunds } = payment
    const { currency } = amount
    const rest = remaining(payment)
    const money = (sum: number) => ({ currency, value: (sum / 100).toFixed(2) })
    const told: Sample<MolliePayment> = {
      resource: 'payment',
      id,
      mode: 'test',
      status,
      amount,
      metadata,
      isCancelable: status === 'open' && payment.isCancelable,
      amountRefunded: money(cents(amount) - rest),
      // Absent where nothing can be refunded any more.
      ...(rest > 0 && this.tellsRemaining && { amountRemaining: money(rest) }),
      ...(chargebacks.length > 0 && { amountChargedBack: amount }),
      createdAt: new Date().toISOString(),
      _embedded: {
        ...(embed.includes('refunds') && { refunds }),
        ...(embed.includes('chargebacks') && { chargebacks }),
      },
      _links: {
        self: { href: `${this.url}/payments/${id}`, type: 'application/hal+json' },
        ...(status === 'open' && {
          checkout: { href: `https://www.mollie.test/pay/${id}`, type: 'text/html' },
        }),
      },
    }
    return told
  }
}

/** In cents, as sums of decimals are inexact. */
function remaining({ amount, refunds }: Payment) {
  return refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((rest, refund) => rest - cents(refund.amount), cents(amount))
}

function cents({ value }: Amount) {
  return Math.round(Number(value) * 100)
}
