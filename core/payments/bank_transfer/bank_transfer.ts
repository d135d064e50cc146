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
  cancelledAt: DateTime | null
}>

/** A line of a bank statement: money that arrived with the reference of a transfer. */
export type IncomingTransfer = Readonly<{
  /** Unique for this line of the statement, so that it is imported once. */
  id: string
  reference: string
  amount: number
  /** A day of the bank, without a time. */
  bookedOn: DateTime
  /** Whom a refund goes to; null where the bank did not say. */
  payerName: string | null
  payerIban: string | null
  foundAt: DateTime
}>

/** The sum of incoming transfers, in minor units. */
export function totalReceived(incoming: readonly Pick<IncomingTransfer, 'amount'>[]): number {
  return incoming.reduce((sum, { amount }) => sum + amount, 0)
}

/** When a transfer expires; money that arrives later is credited all the same (decision 0016). */
export function transferExpiresAt({ createdAt }: Pick<BankTransfer, 'createdAt'>): DateTime {
  return createdAt.plus({ days: transferDays })
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
    amount: { amount: transfer.amount, currency: transfer.currency },
    payUrl: status === 'open' ? transfer.returnUrl : null,
  }
}

function statusOf(transfer: BankTransfer, received: number, now: DateTime): PaymentStatus {
  if (received >= transfer.amount) return 'paid'
  if (transfer.cancelledAt) return 'cancelled'
  return now > transferExpiresAt(transfer) ? 'expired' : 'open'
}
