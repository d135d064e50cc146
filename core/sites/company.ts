import type { DateTime } from 'luxon'

/** Who runs a site (section 3, Company info). */
export type Company = Readonly<{
  name: string
  address: string
  city: string
  country: string
  /** The number in the Dutch trade register. */
  kvk: string | null
  tradenames: readonly string[]
  vatNumbers: readonly string[]
  supportPhone: string | null
  /** Its account: bank transfers come here, debits are collected for it. Null without one. */
  iban: string | null
  bic: string | null
  /** By which banks know it when it collects debits (SEPA creditor identifier). */
  creditorId: string | null
  /** Per cent off for who was about to delete their account; null for none. */
  deleteDiscount: number | null
  /** Since when the company runs the site: newer terms apply from then on. */
  added: DateTime
}>

/** A phone number as it is shown and dialled: without dashes and spaces (section 9). */
export function strippedPhone(phone: string) {
  return phone.replace(/[-\s]/g, '')
}
