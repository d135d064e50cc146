import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { VatOverrides } from '#core/sites/vat_rates'
import type { VatSplit } from '#core/payments/invoices/vat'
import type { Company } from '#core/sites/company'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

export const invoiceKinds = ['invoice', 'credit_note'] as const

/** Who sells, as they were when the document was made. */
export type Seller = Readonly<{
  siteName: string
  domain: string
  supportEmail: string | null
  /** Null while the operator has not said who they are. */
  company: Pick<Company, 'name' | 'address' | 'city' | 'country' | 'kvk' | 'vatNumbers'> | null
}>

/** A seller, and what the operator has set of VAT. */
export type SellerNow = Seller & Readonly<{ vatRates: VatOverrides }>

/**
 * The paper of an order that was paid, or of money of it that went back. It names no person, so it
 * outlives an account as it is; nothing of it ever changes.
 */
export type Invoice = VatSplit &
  Readonly<{
    id: string
    kind: (typeof invoiceKinds)[number]
    orderId: string
    /** What it is made for, once: the order, a refund of it, or all that was left of it. */
    occasion: string
    /** Whose numbers it has: made of the seller's name. */
    series: string
    year: number
    /** From 1, without holes in its series and year. */
    number: number
    issuedAt: DateTime
    language: Locale
    /** Where the buyer lives: whose VAT it is. */
    country: Country
    currency: Currency
    /** In hundredths of a per cent. */
    vatRate: number
    seller: Seller
  }>

const longestSeries = 30

/** The series of a seller's documents: the name of the company in plain letters. */
export function seriesOf({ company, siteName }: Seller): string {
  const name = (company?.name ?? siteName).toLowerCase().normalize('NFD').replaceAll('ł', 'l')
  const words = name.replace(/[^a-z\d\s-]/g, '').match(/[a-z\d]+/g) ?? ['invoice']
  return words.join('-').slice(0, longestSeries).replace(/-$/, '')
}

/** What a document is called by: `vonk-2026-000123`. */
export function invoiceName({ series, year, number }: Pick<Invoice, 'series' | 'year' | 'number'>) {
  return `${series}-${year}-${String(number).padStart(6, '0')}`
}
