import type { DateTime } from 'luxon'
import type { Payment, PaymentStatus } from '#core/ports/payment_gateway'

/** For so many days a transfer is waited for; a bank takes one or two. */
export const transferDays = 14

/** Money that the payer of an order is to send from their own bank. */
export type BankTransfer = Readonly<{
  /** What the payer writes beside it (ISO 11649): the id of this payment. */
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

/** Money that has come with the reference of a transfer, as a statement of the bank tells. */
export type IncomingTransfer = Readonly<{
  /** What names this line of the bank, and no other: it is taken in once. */
  id: string
  reference: string
  amount: number
  /** A day of the bank, without a time. */
  bookedOn: DateTime
  /** Whom it goes back to, where the bank told. */
  payerName: string | null
  payerIban: string | null
  foundAt: DateTime
}>

/** What came, in minor units. */
export function sumOf(came: readonly Pick<IncomingTransfer, 'amount'>[]): number {
  return came.reduce((sum, { amount }) => sum + amount, 0)
}

/** When a transfer is given up; money that comes later is credited all the same (decision 16). */
export function transferExpiresAt({ createdAt }: Pick<BankTransfer, 'createdAt'>): DateTime {
  return createdAt.plus({ days: transferDays })
}

/**
 * A transfer as the payment of its order: paid as soon as all that came for it adds up to its
 * amount, whatever was believed before.
 */
export function paymentOf(transfer: BankTransfer, received: number, now: DateTime): Payment {
  const { reference: id, orderId, amount, currency, returnUrl } = transfer
  const status = statusOf(transfer, received, now)
  const payUrl = status === 'open' ? returnUrl : null
  return { id, orderId, status, amount: { amount, currency }, payUrl }
}

function statusOf(transfer: BankTransfer, received: number, now: DateTime): PaymentStatus {
  if (received >= transfer.amount) return 'paid'
  if (transfer.cancelledAt) return 'cancelled'
  return now > transferExpiresAt(transfer) ? 'expired' : 'open'
}
