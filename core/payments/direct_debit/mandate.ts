import type { DateTime } from 'luxon'
import type { Country } from '#core/sites/countries'

/** Whose account it is and where they live; addresses go to the bank in parts. */
export type Debtor = Readonly<{
  accountHolder: string
  /** As machines have it: upper case, without spaces. Never in a log, and masked on a page. */
  iban: string
  street: string
  houseNumber: string
  zip: string
  city: string
  country: Country
  /** In E.164; the code that signed the mandate went there. */
  phone: string
}>

/** What a member signed: the creditor may take one amount from their account (SEPA Core, one-off). */
export type Mandate = Debtor &
  Readonly<{
    id: string
    userId: string
    /** The unique mandate reference (UMR), of capitals, digits and hyphens, at most 35. */
    reference: string
    signedAt: DateTime
  }>

/** The last four signs of an account or phone number, which is all that a page shows of it. */
export function masked(number: string): string {
  return `••••\u00A0${number.slice(-4)}`
}

/** A reference that people can read out, from the id of the mandate and the day it is signed. */
export function mandateReference(id: string, signedAt: DateTime): string {
  return `M${signedAt.toFormat('yyyyMMdd')}-${compact(id).slice(-12)}`
}

/** What the bank gives back with everything it tells of the debit: the order's own id. */
export function endToEndIdOf(orderId: string): string {
  return compact(orderId)
}

function compact(id: string) {
  return id.replaceAll('-', '').toUpperCase()
}
