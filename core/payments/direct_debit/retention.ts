import type { DateTime } from 'luxon'
import type { Mandate } from '#core/payments/direct_debit/mandate'

/**
 * For 13 months a payer may say that they never agreed to a debit, and the bank asks us for the
 * mandate; one month more is for its letters.
 */
const proofMonths = 14

/** Days for which a form of direct debit waits for its signature. */
const signingDays = 1

/** What is left of a mandate whose debtor is forgotten: nothing that tells of a person. */
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
 * those before it may be forgotten, 14 months on (see docs/product/payments.md).
 */
export function proofKeptFrom(now: DateTime) {
  return now.minus({ months: proofMonths })
}

/** The instant from which forms that nobody signed are kept, for one day. */
export function signingsKeptFrom(now: DateTime) {
  return now.minus({ days: signingDays })
}
