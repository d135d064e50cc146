import type { DateTime } from 'luxon'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'

/** Days that a transfer is waited for; a bank takes one or two. */
export const transferDays = 14

/** Money that the payer of an order is to send from their own bank. */
export type BankTransfer = Readonly<{
  /** The creditor reference that the payer states (ISO 11649): the id of this payment. */
  reference: string
  orderId: string
  /** Minor units of the euro, which is all that SEPA moves. */
  amount: number
  currency: 'EUR'
  /** The page of the order, on the host that the payer came from. */
  returnUrl: string
  createdAt: DateTime
  /** When the last money came that does not cover the amount; null while nothing or enough came. */
  incompleteSince: DateTime | null
  cancelledAt: DateTime | null
  /** Minor units that were missing from the price, and that an admin asked no more for; 0 for none. */
  forgiven: number
  forgivenAt: DateTime | null
}>

/** A movement of the bank: money that arrived with the reference of a transfer. */
export type IncomingTransfer = Readonly<{
  /** Id of the bank movement, so that it is recorded once. */
  id: string
  reference: string
  amount: number
  /** A day of the bank, without a time. */
  bookedOn: DateTime
  /** Name of the payer, to whom a refund goes; null where the bank did not say. */
  payerName: string | null
  payerIban: string | null
  foundAt: DateTime
  /** When it stopped counting for the price, as it goes back to its payer; null while it counts. */
  owedBackAt: DateTime | null
}>

/** The sum of the incoming transfers that count for the price, in minor units. */
export function totalReceived(
  incoming: readonly Pick<IncomingTransfer, 'amount' | 'owedBackAt'>[]
): number {
  return incoming.reduce((sum, { amount, owedBackAt }) => (owedBackAt ? sum : sum + amount), 0)
}

/** What was forgiven since then of the price of some transfers, in minor units. */
export function totalForgiven(
  transfers: readonly Pick<BankTransfer, 'forgiven' | 'forgivenAt'>[],
  since: DateTime
): number {
  return transfers.reduce(
    (sum, { forgiven, forgivenAt }) => (forgivenAt && forgivenAt > since ? sum + forgiven : sum),
    0
  )
}

/**
 * When a transfer expires: money that does not cover the price is kept as long, for the rest to come.
 * Money that arrives later is credited all the same, if it is enough (decision 0016).
 */
export function transferExpiresAt({
  createdAt,
  incompleteSince,
}: Pick<BankTransfer, 'createdAt' | 'incompleteSince'>): DateTime {
  return (incompleteSince ?? createdAt).plus({ days: transferDays })
}

/** Whether no more money is waited for: what is less than the price goes back at once. */
export function isOver(transfer: BankTransfer, now: DateTime): boolean {
  return transfer.cancelledAt !== null || now > transferExpiresAt(transfer)
}

/**
 * A transfer as the payment of its order. `received` are the cents that arrived: as soon as they
 * cover the amount it is paid, also after it was cancelled or had expired.
 */
export function paymentOfTransfer(
  transfer: BankTransfer,
  received: number,
  now: DateTime
): Payment {
  const status = statusOf(transfer, received, now)
  return {
    id: transfer.reference,
    orderId: transfer.orderId,
    status,
    recovered: false,
    otherRefunds: [],
    disputes: [],
    amount: { amount: transfer.amount, currency: transfer.currency },
    payUrl: status === 'open' ? transfer.returnUrl : null,
  }
}

function statusOf(transfer: BankTransfer, received: number, now: DateTime): PaymentStatus {
  if (received >= transfer.amount) return 'paid'
  if (transfer.cancelledAt) return 'cancelled'
  return now > transferExpiresAt(transfer) ? 'expired' : 'open'
}
