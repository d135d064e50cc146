import { signStripe } from '#adapters/stripe/stripe_signature'
import { StubServer, type Answer, type Asked } from '#tests/support/providers/stub_server'

type Refund = { id: string; status: string; amount: number; metadata: object }
type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  orderId: string | null
  amount: number
  currency: string
  givenUp: boolean
  declined: boolean
  disputed: boolean
  refunds: Refund[]
}

export const stripeKey = 'sk_test_only_for_this_stub'
export const stripeWebhookSecret = 'whsec_only_for_this_stub'

const wrong = (status: number, message: string): Answer => ({
  status,
  body: { error: { message } },
})
const fine = (body: object): Answer => ({ status: 200, body })
const listOf = (data: object[]) => fine({ object: 'list', has_more: false, data })

/** Stripe's Checkout and refunds API, as its public reference describes it. */
export class StripeStub extends StubServer {
  readonly sessions = new Map<string, Session>()

  /** Sets what the payer, or later their bank, decides. */
  pay(id: string, status: string) {
    const session = this.#find(id)
    if (status === 'paid') Object.assign(session, { status: 'complete', paid: true })
    if (status === 'charged_back') session.disputed = true
    if (status === 'failed') session.declined = true
    if (status === 'cancelled') session.givenUp = true
    if (['failed', 'cancelled', 'expired'].includes(status)) session.status = 'expired'
  }

  /** Declines a card while its payer is still on the page. */
  decline(id: string) {
    this.#find(id).declined = true
  }

  /** A payment that another shop made, with an order id of its own. */
  addForeign(orderId: string | null = null) {
    return this.#add({ orderId, amount: 1528, currency: 'eur' })
  }

  /** Pays the order once more. */
  payAgain(id: string) {
    const again = this.#add(this.#find(id))
    this.pay(again.id, 'paid')
    return again.id
  }

  /** A signed event as Stripe sends it, about a session or its charge. */
  event(id: string, object: 'checkout.session' | 'charge' = 'checkout.session', secondsAgo = 0) {
    const about =
      object === 'charge' ? { id: `ch_${id}`, object, payment_intent: `pi_${id}` } : { id, object }
    const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: about } })
    const time = String(Math.floor(Date.now() / 1000) - secondsAgo)
    return { body, signature: `t=${time},v1=${signStripe(body, time, stripeWebhookSecret)}` }
  }

  protected forget() {
    this.sessions.clear()
  }

  protected answer({ method, path, query, body, header }: Asked): Answer {
    if (header('authorization') !== `Bearer ${stripeKey}`) return wrong(401, 'Invalid API key')
    const fields = new URLSearchParams(body)
    const [, area, , id, action] = path.split('/')
    if (area === 'charges') return this.#charges(query)
    if (area === 'refunds') return this.#refunds(method, method === 'GET' ? query : fields)
    if (method === 'POST' && !id) return fine(this.#tell(this.#create(fields)))
    if (!id) return this.#ofIntent(String(query.get('payment_intent')))
    const session = this.sessions.get(id)
    if (!session) return wrong(404, `No such checkout.session: ${id}`)
    if (method === 'POST' && !action) session.givenUp = fields.get('metadata[given_up]') === 'yes'
    if (action === 'expire') {
      if (session.status !== 'open') return wrong(400, 'Only open sessions can be expired')
      session.status = 'expired'
    }
    return fine(this.#tell(session))
  }

  #create(fields: URLSearchParams) {
    if (fields.get('mode') !== 'payment') throw new Error('Stripe wants a mode')
    return this.#add({
      orderId: fields.get('client_reference_id'),
      amount: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: String(fields.get('line_items[0][price_data][currency]')),
    })
  }

  #add({ orderId, amount, currency }: Pick<Session, 'orderId' | 'amount' | 'currency'>) {
    const id = `cs_stub${this.sessions.size + 1}`
    const initial = { status: 'open', paid: false, givenUp: false, declined: false } as const
    const session = { id, ...initial, orderId, amount, currency, disputed: false, refunds: [] }
    this.sessions.set(id, session)
    return session
  }

  /** Two per page, so that there is a next page. */
  #charges(query: URLSearchParams): Answer {
    const paid = [...this.sessions.values()].filter((session) => session.paid)
    const last = paid.findIndex(({ id }) => `ch_${id}` === query.get('starting_after'))
    const rest = paid.slice(last + 1)
    const data = rest.slice(0, 2).map((session) => ({
      id: `ch_${session.id}`,
      paid: true,
      disputed: session.disputed,
      amount: session.amount,
      currency: session.currency,
      amount_refunded: session.amount - remaining(session),
      metadata: session.orderId ? { order_id: session.orderId } : {},
    }))
    return fine({ object: 'list', has_more: rest.length > 2, data })
  }

  #ofIntent(intent: string) {
    const session = this.sessions.get(intent.slice('pi_'.length))
    return listOf(session ? [this.#tell(session)] : [])
  }

  #refunds(method: string, asked: URLSearchParams): Answer {
    const session = this.sessions.get(String(asked.get('payment_intent')).slice('pi_'.length))
    if (!session) return wrong(404, 'No such payment_intent')
    if (method === 'GET') return listOf(session.refunds)
    const amount = Number(asked.get('amount'))
    if (!session.paid || amount > remaining(session)) {
      return wrong(400, 'Refund amount is greater than unrefunded amount on charge')
    }
    const metadata = { refund_id: asked.get('metadata[refund_id]') }
    const refund = { id: `re_${session.refunds.length}`, status: 'succeeded', amount, metadata }
    session.refunds.push(refund)
    return fine(refund)
  }

  #find(id: string) {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    return session
  }

  /** There is a payment intent from the first try to pay on. */
  #tell(session: Session) {
    const { id, status, paid, orderId, amount, currency, givenUp, declined } = session
    const intent = {
      id: `pi_${id}`,
      status: paid ? 'succeeded' : 'requires_payment_method',
      last_payment_error: declined ? { code: 'card_declined' } : null,
      latest_charge: paid
        ? { refunded: remaining(session) === 0, disputed: session.disputed }
        : null,
    }
    return {
      id,
      object: 'checkout.session',
      status,
      payment_status: paid ? 'paid' : 'unpaid',
      url: status === 'open' ? `https://checkout.stripe.test/${id}` : null,
      client_reference_id: orderId,
      amount_total: amount,
      currency,
      metadata: givenUp ? { given_up: 'yes' } : {},
      payment_intent: paid || declined ? intent : null,
    }
  }
}

function remaining({ amount, refunds }: Session) {
  return refunds.reduce((rest, refund) => rest - refund.amount, amount)
}
