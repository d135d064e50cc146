import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { VatOverrides } from '#core/sites/vat_rates'
import type { VatSplit } from '#core/payments/invoices/vat'
import type { Company } from '#core/sites/company'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

export const invoiceKinds = ['invoice', 'credit_note'] as const

/** The time zone is missing in documents that were issued before it was stored. */
type SellingCompany = Pick<
  Company,
  'name' | 'address' | 'city' | 'country' | 'kvk' | 'vatNumbers'
> &
  Partial<Pick<Company, 'timeZone'>>

/** The seller as of the moment when the document was issued. */
export type Seller = Readonly<{
  siteName: string
  domain: string
  supportEmail: string | null
  /** Null until the operator has entered a company. */
  company: SellingCompany | null
}>

/** The present seller, with the operator's own VAT rates. */
export type CurrentSeller = Seller & Readonly<{ vatRates: VatOverrides }>

/**
 * The invoice of a paid order, or a credit note for money of it that was returned. Immutable. It names
 * no person, so it is kept when an account is erased (decision 0051).
 */
export type Invoice = VatSplit &
  Readonly<{
    id: string
    kind: (typeof invoiceKinds)[number]
    orderId: string
    /** Unique key of what it documents: the order, one refund of it, or its reversal. */
    occasion: string
    /** The number range, derived from the seller's name. */
    series: string
    year: number
    /** From 1, without gaps in its series and year. */
    number: number
    issuedAt: DateTime
    language: Locale
    /** Where the buyer lives, whose VAT applies. */
    country: Country
    currency: Currency
    /** In hundredths of a per cent. */
    vatRate: number
    seller: Seller
  }>

/** The time zone of a seller's documents: that of the company, else UTC. */
export function zoneOf({ company }: Seller) {
  return company?.timeZone ?? 'UTC'
}

const maxSeriesLength = 30

/** The series of a seller's documents: the company's name as a slug of at most 30 characters. */
export function seriesOf({ company, siteName }: Seller): string {
  const name = (company?.name ?? siteName).toLowerCase().normalize('NFD').replaceAll('ł', 'l')
  const words = name.replace(/[^a-z\d\s-]/g, '').match(/[a-z\d]+/g) ?? ['invoice']
  return words.join('-').slice(0, maxSeriesLength).replace(/-$/, '')
}

/** The name of a document, such as `vonk-2026-000123`. */
export function invoiceName({ series, year, number }: Pick<Invoice, 'series' | 'year' | 'number'>) {
  return `${series}-${year}-${String(number).padStart(6, '0')}`
}
