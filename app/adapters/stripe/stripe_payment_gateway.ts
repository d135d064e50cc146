import type { DateTime } from 'luxon'
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
import { isSignedByStripe } from '#adapters/stripe/stripe_signature'

type Secret = Readonly<{ release(): string }>
type Settings = Readonly<{ key: Secret; webhookSecret: Secret; url: string }>

/** The API version that this was written for; the account's default may differ. */
const apiVersion = '2024-06-20'
const expand = 'expand[]=payment_intent.latest_charge'

/** Card payments, also by wallets, on the pages of Stripe Checkout. */
export class StripePaymentGateway extends PaymentGateway {
  readonly name = 'stripe'
  readonly #api: ProviderApi
  readonly #webhookSecret: Secret

  constructor({ key, webhookSecret, url }: Settings) {
    super()
    const headers = {
      'Authorization': `Bearer ${key.release()}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Stripe-Version': apiVersion,
    }
    this.#api = new ProviderApi('Stripe', url, headers)
    this.#webhookSecret = webhookSecret
  }

  async create(request: PaymentRequest) {
    const { orderId } = request
    try {
      const session = await this.#post('/checkout/sessions', fieldsOf(request), orderId)
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
    return read.payment(await this.#get(`/checkout/sessions/${paymentId}?${expand}`))
  }

  async readWebhook({ body, header }: Webhook) {
    const secret = this.#webhookSecret.release()
    if (!isSignedByStripe(body, header('stripe-signature'), secret)) return refuse('webhook_forged')
    const event = await read.event(body)
    if (!event) return refuse('webhook_malformed')
    if (event.session || !event.intent) return ok(event.session)
    const path = `/checkout/sessions?limit=1&payment_intent=${event.intent}`
    return ok(await read.firstOf(await this.#get(path)))
  }

  async refund({ refundId, paymentId, amount }: RefundRequest) {
    const intent = await this.#intentOf(paymentId)
    if (!intent) return 'failed'
    const made = await this.#get(`/refunds?limit=100&payment_intent=${intent}`)
    const known = await read.refundOf(made, refundId)
    if (known) return known
    const fields = {
      'payment_intent': intent,
      'amount': String(amount.amount),
      'metadata[refund_id]': refundId,
    }
    try {
      return await read.refundStatus(await this.#post('/refunds', fields, refundId))
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
      receipts.push(...page.receipts)
      path = page.last && `${first}&starting_after=${page.last}`
    }
    return receipts
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
function fieldsOf({ orderId, amount, description, language, returnUrl }: PaymentRequest) {
  return {
    'mode': 'payment',
    'payment_method_types[0]': 'card',
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
