import type Stripe from 'stripe'
import { signStripe } from '#adapters/stripe/stripe_signature'
import type { Sample } from '#tests/support/providers/sample'
import { StubServer, type Answer, type Asked } from '#tests/support/providers/stub_server'

type Refund = Sample<Stripe.Refund> & Readonly<{ amount: number }>
type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  orderId: string | null
  amount: number
  currency: string
  givenUp: boolean
  declined: boolean
  disputes: Stripe.Dispute['status'][]
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

/** When every dispute was opened, in seconds. */
export const disputedAt = 1_790_000_000

/** What a session may be asked with: the first part of the name of each field. */
const known = [
  'mode',
  'client_reference_id',
  'payment_intent_data',
  'line_items',
  'locale',
  'success_url',
  'cancel_url',
] as const satisfies readonly (keyof Stripe.Checkout.SessionCreateParams)[]

/** Until 2026-09-30 it had another name. */
const newName = 'allowed_payment_method_types' satisfies keyof Stripe.Checkout.SessionCreateParams
const oldName = 'payment_method_types'

/** Stripe's Checkout and refunds API; its answers have the fields that Stripe's own client types. */
export class StripeStub extends StubServer {
  readonly sessions = new Map<string, Session>()
  /** The status of new refunds; null for some methods. */
  refundsAre: string | null = 'succeeded'

  /** Sets what the payer, or later their bank, decides; 'paid' also wins disputes. */
  pay(id: string, status: string) {
    const session = this.#find(id)
    if (status === 'paid') {
      const disputes = session.disputes.map(() => 'won' as const)
      Object.assign(session, { status: 'complete', paid: true, disputes })
    }
    if (status === 'charged_back') session.disputes.push('needs_response')
    if (status === 'failed') session.declined = true
    if (status === 'cancelled') session.givenUp = true
    if (['failed', 'cancelled', 'expired'].includes(status)) session.status = 'expired'
  }

  /** Opens a dispute, or moves the last one on. */
  dispute(id: string, status: Stripe.Dispute['status']) {
    this.#find(id).disputes = [status]
  }

  /** Refunds in Stripe's dashboard. */
  refundInDashboard(id: string, value: string) {
    const { refunds } = this.#find(id)
    const amount = Math.round(Number(value) * 100)
    refunds.push({ id: `re_dashboard${refunds.length}`, status: 'succeeded', amount, metadata: {} })
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

  /** A signed event as Stripe sends it, about a session, its charge or a dispute of it. */
  event(
    id: string,
    object: 'checkout.session' | 'charge' | 'dispute' = 'checkout.session',
    secondsAgo = 0,
    { state, type }: Readonly<{ type?: string; state?: string }> = {}
  ) {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      data: {
        object: {
          ...about(id, object),
          [object === 'checkout.session' ? 'payment_status' : 'status']: state,
        },
      },
    })
    const time = String(Math.floor(Date.now() / 1000) - secondsAgo)
    return { body, signature: `t=${time},v1=${signStripe(body, time, stripeWebhookSecret)}` }
  }

  protected forget() {
    this.sessions.clear()
    this.refundsAre = 'succeeded'
  }

  protected answer({ method, path, query, body, header }: Asked): Answer {
    if (header('authorization') !== `Bearer ${stripeKey}`) return wrong(401, 'Invalid API key')
    const fields = new URLSearchParams(body)
    const [, area, , id, action] = path.split('/')
    if (area === 'charges') return this.#charges(query)
    if (area === 'disputes') return this.#disputes(query)
    if (area === 'events') return this.#events(query)
    if (area === 'refunds') return this.#refunds(method, method === 'GET' ? query : fields)
    if (method === 'POST' && !id) {
      return fine(this.#tell(this.#create(fields, String(header('stripe-version')))))
    }
    if (!id) return this.#ofIntent(String(query.get('payment_intent')))
    const session = this.sessions.get(id)
    if (!session) return wrong(404, `No such checkout.session: ${id}`)
    if (method === 'POST' && !action) session.givenUp = fields.get('metadata[given_up]') === 'yes'
    if (action === 'expire') {
      if (session.status !== 'open') return wrong(400, 'Only open sessions can be expired')
      session.status = 'expired'
    }
    return fine(this.#tell(session, query.get('expand[]') ?? ''))
  }

  #create(fields: URLSearchParams, version: string) {
    const types = version < '2026-09-30' ? oldName : newName
    if (fields.get('mode') !== 'payment') throw new Error('Stripe wants a mode')
    if (fields.get(`${types}[0]`) !== 'card') throw new Error(`Stripe wants ${types}`)
    for (const field of fields.keys()) {
      const name = field.split('[')[0]
      const isKnown = known.some((one) => one === name)
      if (!isKnown && name !== types) throw new Error(`Stripe does not know ${field}`)
    }
    return this.#add({
      orderId: fields.get('client_reference_id'),
      amount: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: String(fields.get('line_items[0][price_data][currency]')),
    })
  }

  #add({ orderId, amount, currency }: Pick<Session, 'orderId' | 'amount' | 'currency'>) {
    const session: Session = {
      id: `cs_stub${this.sessions.size + 1}`,
      status: 'open',
      paid: false,
      givenUp: false,
      declined: false,
      orderId,
      amount,
      currency,
      disputes: [],
      refunds: [],
    }
    this.sessions.set(session.id, session)
    return session
  }

  /** Two per page, so that there is a next page. */
  #charges(query: URLSearchParams): Answer {
    const paid = [...this.sessions.values()].filter((session) => session.paid)
    const last = paid.findIndex(({ id }) => `ch_${id}` === query.get('starting_after'))
    const rest = paid.slice(last + 1)
    const data = rest.slice(0, 2).map((session): Sample<Stripe.Charge> => ({
      id: `ch_${session.id}`,
      paid: true,
      disputed: session.disputes.length > 0,
      amount: session.amount,
      currency: session.currency,
      amount_refunded: session.amount - remaining(session),
      metadata: session.orderId ? { order_id: session.orderId } : {},
    }))
    return fine({ object: 'list', has_more: rest.length > 2, data })
  }

  #disputes(query: URLSearchParams) {
    const id =
      query.get('payment_intent')?.slice('pi_'.length) ?? query.get('charge')?.slice('ch_'.length)
    const { disputes, amount, currency } = this.#find(String(id))
    return listOf(
      disputes.map((status, index): Sample<Stripe.Dispute> => ({
        id: `dp_${index}`,
        object: 'dispute',
        amount,
        currency,
        status,
        reason: 'fraudulent',
        created: disputedAt,
        evidence_details: { due_by: disputedAt + 7 * 86_400 } as Stripe.Dispute.EvidenceDetails,
        payment_intent: `pi_${id}`,
      }))
    )
  }

  /** One event for each session; of its dispute where there is one. */
  #events(query: URLSearchParams) {
    const since = Number(query.get('created[gte]'))
    if (since < Date.now() / 1000 - 30 * 86_400 - 60)
      return wrong(400, 'Events are kept for 30 days')
    return listOf(
      [...this.sessions.values()].map(({ id, disputes }) => {
        const isDisputed = disputes.length > 0
        const type: Stripe.Event['type'] = isDisputed
          ? 'charge.dispute.created'
          : 'checkout.session.completed'
        const object = about(id, isDisputed ? 'dispute' : 'checkout.session')
        return { id: `evt_${id}`, object: 'event', type, data: { object } }
      })
    )
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
    const refund: Refund = {
      id: `re_${session.refunds.length}`,
      object: 'refund',
      status: this.refundsAre,
      amount,
      metadata: { refund_id: String(asked.get('metadata[refund_id]')) },
    }
    session.refunds.push(refund)
    return fine(refund)
  }

  #find(id: string) {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    return session
  }

  /** There is a payment intent from the first try to pay on. */
  #tell(session: Session, expand = '') {
    const { id, status, paid, orderId, amount, currency, givenUp, declined } = session
    const charge: Sample<Stripe.Charge> = {
      id: `ch_${id}`,
      refunded: remaining(session) <= 0,
      disputed: session.disputes.length > 0,
      ...(expand.endsWith('.refunds') && { refunds: { data: session.refunds } }),
    }
    const intent: Sample<Stripe.PaymentIntent> = {
      id: `pi_${id}`,
      status: paid ? 'succeeded' : 'requires_payment_method',
      last_payment_error: declined ? { code: 'card_declined' } : null,
      latest_charge: paid ? charge : null,
    }
    const told: Sample<Stripe.Checkout.Session> = {
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
    return told
  }
}

function about(id: string, object: 'checkout.session' | 'charge' | 'dispute') {
  if (object === 'checkout.session') return { id, object }
  return { id: `${object === 'charge' ? 'ch' : 'dp'}_${id}`, object, payment_intent: `pi_${id}` }
}

function remaining({ amount, refunds }: Session) {
  return refunds.reduce((rest, refund) => rest - refund.amount, amount)
}
