import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { Bank } from '#core/payments/methods/bank'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Receipt } from '#core/payments/settling/settlement_differences'
import type { Result } from '#core/result'
import type { Locale } from '#core/sites/locales'

export type PaymentRequest = Readonly<{
  /** Also the idempotency key: asking twice makes one payment. */
  orderId: string
  amount: Money
  method: PaymentMethod
  /** The id of the bank chosen, of those that `banks` names; null to choose it there. */
  bank: string | null
  description: string
  language: Locale
  /** Where the payer's browser comes back to. */
  returnUrl: string
  /** Where the provider tells of changes. */
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

/** Money of one payment that is to go back to its payer, all of it or a part. */
export type RefundRequest = Readonly<{
  /** Also the idempotency key: asking again, however much later, gives nothing twice. */
  refundId: string
  paymentId: string
  amount: Money
  /** What the payer reads on their account. */
  description: string
}>

/** 'pending': taken on, the money is on its way. 'refunded' and 'failed' are ends. */
export const refundStatuses = ['pending', 'refunded', 'failed'] as const

export type RefundStatus = (typeof refundStatuses)[number]

/** What the provider knows of a payment: the only truth about money. */
export type Payment = Readonly<{
  id: string
  orderId: string
  /** 'refunded' once all of the money is with its payer again; a part leaves it 'paid'. */
  status: PaymentStatus
  amount: Money
  /** Where its payer can go on with it; null when there is nothing to be done any more. */
  payUrl: string | null
}>

/** What arrived at the address for webhooks: nothing of it is believed before it is checked. */
export type Webhook = Readonly<{
  /** As it came, byte for byte. */
  body: string
  header: (name: string) => string | undefined
}>

export type WebhookRefusal = 'webhook_malformed' | 'webhook_forged'

export abstract class PaymentGateway {
  abstract readonly name: string
  /** The banks to choose from before paying; none where the provider asks on a page of its own. */
  banks(_method: PaymentMethod): readonly Bank[] {
    return []
  }
  /**
   * Makes the payment of an order, or finds the one made before. Throws when the provider does
   * not answer or will not; the adapter logs why, as the member only learns that it failed.
   */
  abstract create(request: PaymentRequest): Promise<Readonly<{ paymentId: string; payUrl: string }>>
  /** Ends a payment that is open, so that nobody can pay it any more; another stays as it is. */
  abstract cancel(paymentId: string): Promise<void>
  /** The payment as the provider has it now; null for an id that is not its own. */
  abstract find(paymentId: string): Promise<Payment | null>
  /**
   * The id of the payment that a webhook speaks of, to be asked about with `find`; null when it
   * speaks of none. Refuses 'webhook_malformed', and 'webhook_forged' for one that claims a
   * signature which is not the provider's, or too old.
   */
  abstract readWebhook(webhook: Webhook): Promise<Result<string | null, WebhookRefusal>>
  /**
   * Gives money of a payment back by the way it came, or tells how a refund of this id stands that
   * was asked for before. 'failed' when the provider will not: the payment is not paid, or less is
   * left of it. Throws when the provider does not answer: then nothing is known, and one asks again.
   */
  abstract refund(request: RefundRequest): Promise<RefundStatus>
  /** The money of every payment of ours that was begun since then, and of older ones perhaps. */
  abstract received(since: DateTime): Promise<readonly Receipt[]>
}
