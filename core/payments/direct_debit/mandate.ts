import type { DateTime } from 'luxon'
import type { Secrets } from '#core/ports/secrets'
import type { Country } from '#core/sites/countries'

/** The holder of an account and their address, in the parts that the bank asks for. */
export type Debtor = Readonly<{
  accountHolder: string
  /** Upper case, without spaces. Never in a log, and masked on a page. */
  iban: string
  street: string
  houseNumber: string
  zip: string
  city: string
  country: Country
  /** In E.164; the code that signed the mandate was sent there. */
  phone: string
}>

/** Keyed digests of account and phone: they find the same debtor again, also once it is erased. */
export type DebtorDigests = Readonly<{ ibanDigest: string | null; phoneDigest: string | null }>

/** The digests of a debtor's account and phone. */
export function digestsOf(
  secrets: Pick<Secrets, 'sign'>,
  { iban, phone }: Pick<Debtor, 'iban' | 'phone'>
) {
  return { ibanDigest: secrets.sign(`iban ${iban}`), phoneDigest: secrets.sign(`phone ${phone}`) }
}

/** A signed permission to collect one amount from an account (SEPA Core, one-off). */
export type Mandate = Debtor &
  DebtorDigests &
  Readonly<{
    id: string
    userId: string
    /** The unique mandate reference (UMR), of capitals, digits and hyphens, at most 35. */
    reference: string
    signedAt: DateTime
  }>

/** An account or phone number as a page shows it: only its last four characters. */
export function masked(number: string): string {
  return `••••\u00A0${number.slice(-4)}`
}

/** The reference of a mandate: the day it is signed and the end of its id, short enough to read out. */
export function mandateReference(id: string, signedAt: DateTime): string {
  return `M${signedAt.toFormat('yyyyMMdd')}-${compact(id).slice(-12)}`
}

/** The end-to-end id of an order's debit, which the bank repeats in every report: the order's id. */
export function endToEndIdOf(orderId: string): string {
  return compact(orderId)
}

function compact(id: string) {
  return id.replaceAll('-', '').toUpperCase()
}
