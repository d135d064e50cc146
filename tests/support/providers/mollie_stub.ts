import { StubServer, type Answer, type Asked } from '#tests/support/providers/stub_server'

type Amount = { currency: string; value: string }
type Refund = { id: string; status: string; amount: Amount; metadata: object }
type Payment = {
  id: string
  status: string
  amount: Amount
  metadata: { orderId: string } | null
  chargedBack: boolean
  refunds: Refund[]
}

export const mollieKey = 'test_only_for_this_stub'

const wrong = (status: number, detail: string): Answer => ({ status, body: { status, detail } })
const fine = (body: object, status = 200): Answer => ({ status, body })

/** Mollie's payments API v2, as its public reference describes it. */
export class MollieStub extends StubServer {
  readonly payments = new Map<string, Payment>()

  /** Sets what the payer, or later their bank, decides. */
  pay(id: string, status: string) {
    const payment = this.#find(id)
    if (status === 'charged_back') Object.assign(payment, { status: 'paid', chargedBack: true })
    else payment.status = status === 'cancelled' ? 'canceled' : status
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
  }

  protected answer({ method, path, query, body, header }: Asked): Answer {
    if (header('authorization') !== `Bearer ${mollieKey}`) return wrong(401, 'Missing key')
    const [, area, id, part] = path.split('/')
    if (area !== 'payments') return wrong(404, 'No such address')
    if (method === 'GET' && !id) return this.#list(query)
    if (method === 'POST' && !id) return fine(this.#tell(this.#create(JSON.parse(body))), 201)
    const payment = this.payments.get(id)
    if (!payment) return wrong(404, `No payment exists with token ${id}.`)
    if (part === 'refunds') return this.#refunds(method, payment, body)
    if (method === 'DELETE') return this.#cancel(payment)
    return fine(this.#tell(payment))
  }

  #create(asked: Record<string, unknown>) {
    for (const field of [
      'amount',
      'description',
      'redirectUrl',
      'webhookUrl',
      'method',
      'locale',
    ]) {
      if (!asked[field]) throw new Error(`Mollie wants a ${field}`)
    }
    return this.#add(asked as Pick<Payment, 'amount' | 'metadata'>)
  }

  #add({ amount, metadata }: Pick<Payment, 'amount' | 'metadata'>) {
    const id = `tr_stub${this.payments.size + 1}`
    const payment = { id, status: 'open', amount, metadata, chargedBack: false, refunds: [] }
    this.payments.set(id, payment)
    return payment as Payment
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

  #cancel(payment: Payment) {
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
    const id = `re_stub${payment.refunds.length + 1}`
    const refund = { id, status: 'pending', amount, metadata }
    payment.refunds.push(refund)
    return fine(refund, 201)
  }

  #find(id: string) {
    const payment = this.payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return payment
  }

  #tell(payment: Payment) {
    const { id, status, amount, metadata, chargedBack } = payment
    const { currency } = amount
    const rest = remaining(payment)
    const money = (sum: number) => ({ currency, value: (sum / 100).toFixed(2) })
    return {
      resource: 'payment',
      id,
      mode: 'test',
      status,
      amount,
      metadata,
      isCancelable: status === 'open',
      amountRefunded: money(cents(amount) - rest),
      amountRemaining: money(rest),
      ...(chargedBack ? { amountChargedBack: amount } : {}),
      createdAt: new Date().toISOString(),
      _links: {
        self: { href: `${this.url}/payments/${id}`, type: 'application/hal+json' },
        ...(status === 'open' ? { checkout: { href: `https://www.mollie.test/pay/${id}` } } : {}),
      },
    }
  }
}

/** In cents, as sums of decimals are inexact. */
function remaining({ amount, refunds }: Payment) {
  return refunds.reduce((rest, refund) => rest - cents(refund.amount), cents(amount))
}

function cents({ value }: Amount) {
  return Math.round(Number(value) * 100)
}
