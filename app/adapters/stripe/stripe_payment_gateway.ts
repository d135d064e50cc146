import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import logger from '@adonisjs/core/services/logger'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import {
  PaymentGateway,
  type PaymentRequest,
  type RefundRequest,
  type Webhook,
} from '#core/ports/payment_gateway'
import { ok, refuse } from '#core/result'
import { ProviderApi, ProviderRefusal } from '#adapters/http/provider_api'
import * as read from '#adapters/stripe/stripe_answers'
import { disputes, noDisputes } from '#adapters/stripe/stripe_disputes'
import { event, eventPage } from '#adapters/stripe/stripe_events'
import { refundOf, refundStatus } from '#adapters/stripe/stripe_refunds'
import { isSignedByStripe } from '#adapters/stripe/stripe_signature'

/** The events that change what a payment means for its order. */
const changes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
]

/** The versions of the API that this was written for, with how they name the accepted methods. */
const methodsField = {
  '2024-06-20': 'payment_method_types[0]',
  '2026-10-28.endive': 'allowed_payment_method_types[0]',
} as const

type StripeVersion = keyof typeof methodsField
type Secret = Readonly<{ release(): string }>
type Settings = Readonly<{
  key: Secret
  webhookSecret: Secret
  url: string
  version: StripeVersion
}>
const expand = 'expand[]=payment_intent.latest_charge.refunds'

/** The smallest charges that Stripe takes, by the currency of the charge; minor units. */
const minimums: Readonly<Record<Currency, number>> = {
  EUR: 50,
  GBP: 30,
  USD: 50,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  CHF: 50,
  PLN: 200,
}

/** Card payments, also by wallets, on the pages of Stripe Checkout. */
export class StripePaymentGateway extends PaymentGateway {
  readonly name = 'stripe'
  readonly signsWebhooks = true

  minimum(currency: Currency) {
    return minimums[currency]
  }

  readonly #api: ProviderApi
  readonly #webhookSecret: Secret
  readonly #version: StripeVersion

  constructor({ key, webhookSecret, url, version }: Settings) {
    super()
    const headers = {
      'Authorization': `Bearer ${key.release()}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      // The account's default may differ.
      'Stripe-Version': version,
    }
    this.#api = new ProviderApi('Stripe', url, headers)
    this.#webhookSecret = webhookSecret
    this.#version = version
  }

  async create(request: PaymentRequest) {
    const { orderId } = request
    try {
      const session = await this.#post(
        '/checkout/sessions',
        fieldsOf(request, this.#version),
        orderId
      )
      return await read.startedPayment(session)
    } catch (error) {
      logger.error({ err: error, orderId }, 'Stripe made no payment')
      throw error
    }
  }

  async cancel(paymentId: string) {
    const payment = await this.find(paymentId)
    if (payment?.status !== 'open') return
    const path = `/checkout/sessions/${paymentId}`
    // Stripe has no status for a cancelled session: without this it would look expired.
    await this.#post(path, { 'metadata[given_up]': 'yes' })
    await this.#post(`${path}/expire`, {})
  }

  async find(paymentId: string) {
    if (!/^cs_\w+$/.test(paymentId)) return null
    const session = await this.#get(`/checkout/sessions/${paymentId}?${expand}`)
    const intent = await read.disputedIntent(session)
    return read.payment(
      session,
      intent ? await this.#disputes('payment_intent', intent) : noDisputes
    )
  }

  async readWebhook({ body, header }: Webhook) {
    const secret = this.#webhookSecret.release()
    if (!isSignedByStripe(body, header('stripe-signature'), secret)) return refuse('webhook_forged')
    const found = await event(body)
    if (!found) return refuse('webhook_malformed')
    const { intent, kind, session, state } = found
    const paymentId = session ?? (intent && (await this.#sessionOf(intent)))
    return ok(paymentId ? { paymentId, kind, state } : null)
  }

  async refund({ refundId, paymentId, amount }: RefundRequest) {
    const intent = await this.#intentOf(paymentId)
    if (!intent) return 'failed'
    const made = await this.#get(`/refunds?limit=100&payment_intent=${intent}`)
    const known = await refundOf(made, refundId)
    if (known) return known
    const fields = {
      'payment_intent': intent,
      'amount': String(amount.amount),
      'metadata[refund_id]': refundId,
    }
    try {
      return await refundStatus(await this.#post('/refunds', fields, refundId))
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 400) throw error
      logger.error({ err: error, refundId, paymentId }, 'Stripe will not refund')
      return 'failed'
    }
  }

  async received(since: DateTime) {
    const receipts: Receipt[] = []
    const first = `/charges?limit=100&created[gte]=${Math.floor(since.toSeconds())}`
    let path: string | null = first
    while (path) {
      const page: read.Page = await read.charges(await this.#get(path))
      receipts.push(...(await Promise.all(page.receipts.map((one) => this.#receipt(one)))))
      path = page.last && `${first}&starting_after=${page.last}`
    }
    return receipts
  }

  /** From the log of events, which Stripe keeps for thirty days. */
  async changedSince(since: DateTime) {
    const types = changes.map((type) => `types[]=${type}`).join('&')
    const first = `/events?limit=100&created[gte]=${Math.floor(since.toSeconds())}&${types}`
    const sessions = new Set<string>()
    const intents = new Set<string>()
    let path: string | null = first
    while (path) {
      const page: Awaited<ReturnType<typeof eventPage>> = await eventPage(await this.#get(path))
      for (const session of page.sessions) sessions.add(session)
      for (const intent of page.intents) intents.add(intent)
      path = page.last && `${first}&starting_after=${page.last}`
    }
    for (const intent of intents) {
      const session = await this.#sessionOf(intent)
      if (session) sessions.add(session)
    }
    return [...sessions]
  }

  async #receipt({ disputedCharge, ...receipt }: read.ListedReceipt): Promise<Receipt> {
    if (!disputedCharge) return receipt
    const { taken } = await this.#disputes('charge', disputedCharge)
    return taken ? { ...receipt, returned: receipt.amount.amount } : receipt
  }

  async #disputes(of: 'charge' | 'payment_intent', id: string) {
    return disputes(await this.#get(`/disputes?limit=100&${of}=${id}`))
  }

  async #sessionOf(intent: string) {
    return read.firstOf(await this.#get(`/checkout/sessions?limit=1&payment_intent=${intent}`))
  }

  async #intentOf(paymentId: string) {
    if (!/^cs_\w+$/.test(paymentId)) return null
    return read.intentOf(await this.#get(`/checkout/sessions/${paymentId}?${expand}`))
  }

  #get(path: string) {
    return this.#api.call({ method: 'GET', path })
  }

  #post(path: string, fields: Record<string, string>, idempotencyKey?: string) {
    const body = new URLSearchParams(fields).toString()
    return this.#api.call({ method: 'POST', path, body, idempotencyKey })
  }
}

/** Must be equal for one order: Stripe refuses an idempotency key with other parameters. */
function fieldsOf(
  { orderId, amount, description, language, returnUrl }: PaymentRequest,
  version: StripeVersion
) {
  return {
    'mode': 'payment',
    [methodsField[version]]: 'card',
    'client_reference_id': orderId,
    'payment_intent_data[metadata][order_id]': orderId,
    'payment_intent_data[description]': description,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount.amount),
    'line_items[0][price_data][product_data][name]': description,
    'locale': language,
    'success_url': returnUrl,
    // Leaving Stripe's page cancels the payment, also after a declined card.
    'cancel_url': `${returnUrl}?left=yes`,
  }
}
