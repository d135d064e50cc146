import type { DateTime } from 'luxon'
import type { PaymentMethod } from '#core/payments/methods/payment_method'

/** Cents of the transfer that proves an account; they go back with the refund. */
export const proofCents = 1
/** Days that it is waited for. */
export const proofDays = 28

/**
 * The account that a refund goes to which cannot go back the way it was paid. Its owner names and
 * proves it by one act: a transfer from it, with a reference of ours.
 */
export type AccountProof = Readonly<{
  /** Id of the refund. */
  id: string
  /** What the member states in the transfer (ISO 11649). */
  reference: string
  askedAt: DateTime
  provedAt: DateTime | null
  /** The bank movement that proved it. */
  movementId: string | null
  /** Cents that came with it. */
  received: number
  payerName: string | null
  payerIban: string | null
}>

/** Whether a provider can return money to this method: nobody can put it back on a voucher. */
export function isRefundableTo(method: PaymentMethod): boolean {
  return method !== 'paysafecard'
}

/** When a refund whose account is not proved fails. */
export function proofEndsAt({ askedAt }: Pick<AccountProof, 'askedAt'>): DateTime {
  return askedAt.plus({ days: proofDays })
}
