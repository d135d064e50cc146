import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { seriesOf } from '#core/payments/invoices/invoice'
import { splitVat } from '#core/payments/invoices/vat'
import { vatRateOf } from '#core/sites/vat_rates'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { insertAll } from '#database/insert_all'
import { company } from '#database/demo/company'
import { demoId } from '#database/demo/ids'

type Sold = Readonly<{
  id: string
  country: Country
  currency: string
  total_amount: number
  completed_at: number
  language: Locale
}>

/** Writes the invoices of all sold bundles, numbered in the order of the sales. */
export async function invoiceBundles(client: TransactionClientContract, sold: readonly Sold[]) {
  const { name: siteName, domain } = await client.from('sites').orderBy('created_at').firstOrFail()
  const seller = { siteName, domain, supportEmail: null, company }
  const last = new Map<number, number>()
  const chronological = [...sold].sort((one, other) => one.completed_at - other.completed_at)
  const rows = chronological.map((order, index) => {
    const at = DateTime.fromMillis(order.completed_at, { zone: company.timeZone })
    const number = (last.get(at.year) ?? 0) + 1
    last.set(at.year, number)
    const { country, currency, language, id: orderId } = order
    const taxed = { vatNumbers: company.vatNumbers, vatRates: {} }
    const vatRate = vatRateOf(country, at, taxed)
    const { grossAmount, netAmount, vatAmount } = splitVat(order.total_amount, vatRate)
    return {
      id: demoId('invoice', index + 1),
      kind: 'invoice',
      order_id: orderId,
      occasion: `order:${orderId}`,
      series: seriesOf(seller),
      year: at.year,
      number,
      issued_at: order.completed_at,
      language,
      country,
      currency,
      vat_rate: vatRate,
      gross_amount: grossAmount,
      net_amount: netAmount,
      vat_amount: vatAmount,
      seller: JSON.stringify(seller),
    }
  })
  await insertAll(client, 'invoices', rows)
  const counted = [...last].map(([year, number]) => {
    return { series: seriesOf(seller), year, last_number: number }
  })
  await insertAll(client, 'invoice_series', counted)
}
