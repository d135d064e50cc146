import type { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import {
  PaymentGateway,
  type PaymentRequest,
  type RefundRequest,
  type Webhook,
} from '#core/ports/payment_gateway'
import { toDecimal } from '#adapters/http/decimal_amount'
import { ProviderApi, ProviderRefusal } from '#adapters/http/provider_api'
import { readNamedPayment } from '#adapters/http/webhook_body'
import * as read from '#adapters/mollie/mollie_answers'
import { changes, type Changes } from '#adapters/mollie/mollie_changes'
import { refundOf, refundStatus } from '#adapters/mollie/mollie_refunds'
import { localeAtMollie, methodAtMollie } from '#adapters/mollie/mollie_names'

/** Months in which a chargeback may be reversed. */
const monthsToReverse = 6

type Settings = Readonly<{ key: { release(): string }; url: string }>

/** Payments at Mollie; its webhooks are unsigned and only name a payment, whose status is fetched. */
export class MolliePaymentGateway extends PaymentGateway {
  readonly name = 'mollie'
  readonly #api: ProviderApi

  constructor({ key, url }: Settings) {
    super()
    const headers = {
      'Authorization': `Bearer ${key.release()}`,
      'Content-Type': 'application/json',
    }
    this.#api = new ProviderApi('Mollie', url, headers)
  }

  async create(request: PaymentRequest) {
    try {
      const payment = await this.#post('/payments', request.orderId, bodyOf(request))
      return read.startedPayment(payment)
    } catch (error) {
      logger.error({ err: error, orderId: request.orderId }, 'Mollie made no payment')
      throw error
    }
  }

  /**
   * Not every method can be cancelled: such a payment stays open until it expires. Nor can one that
   * its payer finishes at this moment, which Mollie answers with 422.
   */
  async cancel(paymentId: string) {
    if (!(await read.isCancelable(await this.#get(paymentId)))) return
    try {
      await this.#api.call({ method: 'DELETE', path: `/payments/${encodeURIComponent(paymentId)}` })
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 422) throw error
    }
  }

  async find(paymentId: string) {
    return read.payment(await this.#get(paymentId))
  }

  async readWebhook({ body }: Webhook) {
    return readNamedPayment(body)
  }

  async refund({ refundId, paymentId, amount, description }: RefundRequest) {
    const path = `/payments/${encodeURIComponent(paymentId)}/refunds`
    const made = await this.#api.call({ method: 'GET', path: `${path}?limit=250` })
    const known = await refundOf(made, refundId)
    if (known) return known
    const refund = { amount: toDecimal(amount), description, metadata: { refundId } }
    try {
      return await refundStatus(await this.#post(path, refundId, refund))
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 422) throw error
      logger.error({ err: error, refundId, paymentId }, 'Mollie will not refund')
      return 'failed'
    }
  }

  async received(since: DateTime) {
    const receipts: Receipt[] = []
    let from: string | null = ''
    while (from !== null) {
      const query: string = from && `&from=${encodeURIComponent(from)}`
      const path = `/payments?limit=250${query}`
      const page: read.Page = await read.page(await this.#api.call({ method: 'GET', path }), since)
      receipts.push(...(await this.#withReversals(page.receipts)))
      from = page.next
    }
    return receipts
  }

  /** A list of payments does not tell which of its chargebacks were reversed. */
  #withReversals(receipts: readonly read.ListedReceipt[]) {
    return Promise.all(
      receipts.map(async ({ wasChargedBack, ...receipt }): Promise<Receipt> => {
        if (!wasChargedBack) return receipt
        return read.receipt(await this.#get(receipt.reference), receipt)
      })
    )
  }

  /** A payer's bank may reverse a chargeback many months after it was made. */
  async changedSince(since: DateTime) {
    return [
      ...(await this.#changes('/refunds', since, since)),
      ...(await this.#changes('/chargebacks', since, since.minus({ months: monthsToReverse }))),
    ]
  }

  async #changes(path: string, since: DateTime, oldest: DateTime) {
    const paymentIds: string[] = []
    let from: string | null = ''
    while (from !== null) {
      const query: string = from && `&from=${encodeURIComponent(from)}`
      const answer = await this.#api.call({ method: 'GET', path: `${path}?limit=250${query}` })
      const page: Changes = await changes(answer, since, oldest)
      paymentIds.push(...page.paymentIds)
      from = page.next
    }
    return paymentIds
  }

  #get(paymentId: string) {
    const path = `/payments/${encodeURIComponent(paymentId)}?embed=refunds,chargebacks`
    return this.#api.call({ method: 'GET', path })
  }

  #post(path: string, idempotencyKey: string, body: object) {
    return this.#api.call({ method: 'POST', path, idempotencyKey, body: JSON.stringify(body) })
  }
}

function bodyOf(request: PaymentRequest) {
  return {
    amount: toDecimal(request.amount),
    description: request.description,
    redirectUrl: request.returnUrl,
    webhookUrl: request.webhookUrl,
    method: methodAtMollie(request.method),
    locale: localeAtMollie(request.language),
    metadata: { orderId: request.orderId },
  }
}
