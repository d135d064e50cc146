import type { DateTime } from 'luxon'
import type { Currency, Money } from '#core/money'
import type { ReportedDispute } from '#core/payments/disputes/dispute'
import type { Bank } from '#core/payments/methods/bank'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Result } from '#core/result'
import type { Locale } from '#core/sites/locales'

export type PaymentRequest = Readonly<{
  /** Serves as the idempotency key, too: a retry makes no second payment. */
  orderId: string
  amount: Money
  method: PaymentMethod
  /** The id of the chosen bank, one of `banks`; null to choose it at the provider. */
  bank: string | null
  description: string
  language: Locale
  /** Where the provider redirects the payer's browser to. */
  returnUrl: string
  /** Where the provider sends its webhooks. */
  webhookUrl: string
}>

export const paymentStatuses = [
  'open',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** A refund of one payment, in full or in part. */
export type RefundRequest = Readonly<{
  /** Serves as the idempotency key, too, however much later a retry comes. */
  refundId: string
  paymentId: string
  amount: Money
  /** What the payer reads on their account. */
  description: string
}>

/** 'pending': accepted, the money is on its way. 'refunded' and 'failed' are final. */
export const refundStatuses = ['pending', 'refunded', 'failed'] as const

export type RefundStatus = (typeof refundStatuses)[number]

/** A refund that was made in the provider's own dashboard, not asked for by us. */
export type OtherRefund = Readonly<{
  /** The provider's id of it. */
  id: string
  /** Minor units of the currency of its payment. */
  amount: number
}>

/** A payment as its provider reports it: the only source of truth about money. */
export type Payment = Readonly<{
  id: string
  orderId: string
  /** 'refunded' after a full refund; a partial one leaves it 'paid'. */
  status: PaymentStatus
  /** Whether it was charged back, and the money came back since: a dispute was won. */
  recovered: boolean
  /** Refunds that we did not make; failed ones are left out. */
  otherRefunds: readonly OtherRefund[]
  /** All of them, also those that are over. */
  disputes: readonly ReportedDispute[]
  amount: Money
  /** Where the payer continues the payment; null once it is closed. */
  payUrl: string | null
}>

/** An incoming webhook, not verified yet. */
export type Webhook = Readonly<{
  /** The raw body, as signatures cover its bytes. */
  body: string
  header: (name: string) => string | undefined
}>

/** What a webhook says. It is told, not proved: the payment itself is asked for with `find`. */
export type WebhookEvent = Readonly<{
  paymentId: string
  /** The provider's name of the event, and the state that it tells; null where it tells none. */
  kind: string | null
  state: string | null
}>

export type WebhookRefusal = 'webhook_malformed' | 'webhook_forged'

export abstract class PaymentGateway {
  abstract readonly name: string
  /** Whether its webhooks are signed; of others anybody may send any number. */
  readonly signsWebhooks: boolean = false
  /** The banks to choose from before paying; none where the provider asks on its own page. */
  banks(_method: PaymentMethod): readonly Bank[] {
    return []
  }
  /** The smallest amount that it takes, in minor units. */
  minimum(_currency: Currency): number {
    return 1
  }
  /**
   * Creates the payment of an order, or returns the existing one. Throws when the provider does not
   * answer or refuses; the adapter logs why, as the member only learns that it failed.
   */
  abstract create(request: PaymentRequest): Promise<Readonly<{ paymentId: string; payUrl: string }>>
  /** Cancels an open payment, so that nobody can pay it any more; any other stays as it is. */
  abstract cancel(paymentId: string): Promise<void>
  /** The present state of a payment; null for an unknown id. */
  abstract find(paymentId: string): Promise<Payment | null>
  /**
   * What a webhook says of a payment; null when it is about none. Refuses 'webhook_malformed', and 'webhook_forged' for a wrong or expired signature.
   */
  abstract readWebhook(webhook: Webhook): Promise<Result<WebhookEvent | null, WebhookRefusal>>
  /**
   * Refunds money of a payment to the method it was paid with, or returns the status of the refund
   * with this id. 'failed' when the payment is not paid, or less is left of it. Throws when the
   * provider does not answer: the outcome is unknown then, and the caller retries.
   */
  abstract refund(request: RefundRequest): Promise<RefundStatus>
  /**
   * The ids of all payments that were refunded, charged back or recovered since then; others may be
   * included. None where the files of a bank tell everything.
   */
  async changedSince(_since: DateTime): Promise<readonly string[]> {
    return []
  }
  /** The receipts of all payments started since then; older ones may be included. */
  abstract received(since: DateTime): Promise<readonly Receipt[]>
}
