import type { DateTime } from 'luxon'
import type { LegalFields } from '#core/sites/law/legal_fields'

/** The company that runs a site. */
export type Company = LegalFields &
  Readonly<{
    name: string
    address: string
    city: string
    country: string
    /** IANA name of the zone by whose days its documents are dated. */
    timeZone: string
    /** The number in the trade register of its country. */
    kvk: string | null
    tradenames: readonly string[]
    vatNumbers: readonly string[]
    supportPhone: string | null
    /** The account for bank transfers and direct debits; null without one. */
    iban: string | null
    bic: string | null
    /** The SEPA creditor identifier, for direct debits. */
    creditorId: string | null
    /** Per cent of the discount offered before a deletion; null for none. */
    deleteDiscount: number | null
    /** Since when the company runs the site: newer terms apply from then on. */
    added: DateTime
  }>

/** The company with the site that it runs. */
export type SiteCompany = Company & Readonly<{ siteId: string }>

/** A phone number as it is shown and dialled: without dashes and spaces. */
export function strippedPhone(phone: string) {
  return phone.replace(/[-\s]/g, '')
}
