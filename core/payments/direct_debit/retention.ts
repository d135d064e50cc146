import type { DateTime } from 'luxon'
import type { Mandate } from '#core/payments/direct_debit/mandate'

/**
 * For 13 months a payer may say that they never agreed to a debit, and the bank asks us for the
 * mandate; one month more is for its letters.
 */
export const proofMonths = 14

/** Days for which a form of direct debit waits for its signature. */
export const signingDays = 1

/** The columns of a mandate that identify its debtor, emptied. */
export const erasedDebtor = {
  accountHolder: '',
  iban: '',
  phone: '',
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
} as const satisfies Partial<Mandate>

/**
 * The instant from which mandates, files for the bank and transfers are kept as proof of a debit;
 * earlier ones may be purged. Rule: docs/product/privacy.md, Retention.
 */
export function proofKeptFrom(now: DateTime) {
  return now.minus({ months: proofMonths })
}

/** The instant from which forms that nobody signed are kept, for one day. */
export function signingsKeptFrom(now: DateTime) {
  return now.minus({ days: signingDays })
}
