import db from '@adonisjs/lucid/services/db'
import { type DateTime } from 'luxon'
import type { Currency } from '#core/money'
import { zoneOf } from '#core/payments/invoices/invoice'
import {
  beginningOf,
  isOfOneStopShop,
  quarterName,
  quartersBefore,
  quartersToCorrect,
  type Quarter,
} from '#core/payments/invoices/vat_quarter'
import type { Country } from '#core/sites/countries'
import Invoice from '#models/invoice'
import { read } from '#queries/read'

/** Totals of documents in minor units; what credit notes gave back is taken off. */
interface Totals {
  country: Country
  currency: Currency
  /** In hundredths of a per cent. */
  vatRate: number
  /** How many quarters ago the order was invoiced: 0 in the quarter itself. */
  quartersAgo: number
  documents: number
  net: number
  vat: number
  gross: number
}

/**
 * The VAT of each company in a quarter of its own time zone, by country, currency and rate. A document
 * counts in the quarter in which it was issued. What corrects an invoice of an earlier quarter
 * (credit notes, and invoices after a chargeback that was undone) stands apart, with that quarter.
 */
export async function vatOfQuarter(quarter: Quarter, now: DateTime) {
  const series = await read<{ series: string }>('invoice_series')
    .distinct('series')
    .orderBy('series')
  const companies = await Promise.all(series.map((one) => vatOfSeries(one.series, quarter, now)))
  return companies.filter((company) => company !== null)
}

async function vatOfSeries(series: string, quarter: Quarter, now: DateTime) {
  const last = await Invoice.query()
    .where({ series })
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .first()
  if (!last) return null
  const { company, siteName } = last.seller
  const there = now.setZone(zoneOf(last.seller))
  const numbers = company?.vatNumbers ?? []
  const rows = await totalsOf(series, quarter, there)
  return {
    series,
    name: company?.name ?? siteName,
    zone: zoneOf(last.seller),
    rows: rows.map((row) => ({
      ...row,
      corrects: row.quartersAgo > 0 ? quarterName(quartersBefore(quarter, row.quartersAgo)) : null,
      isOfOneStopShop: row.vatRate > 0 && isOfOneStopShop(row.country, numbers),
    })),
  }
}

/** The documents of one series in a quarter, added up. */
export function totalsOf(series: string, quarter: Quarter, now: DateTime) {
  const begins = (number: number) => beginningOf(quartersBefore(quarter, number), now).toMillis()
  const issued = (what: string) =>
    db
      .from('invoices')
      .whereRaw(what)
      .where('invoices.series', series)
      .where('invoices.issued_at', '>=', begins(0))
      .where('invoices.issued_at', '<', begins(-1))
      .select('invoices.country', 'invoices.currency', 'invoices.vat_rate', 'invoices.kind')
      .select('invoices.net_amount', 'invoices.vat_amount', 'invoices.gross_amount')
  const corrections = db
    .from(issued(`not ${isFirst}`).select(db.raw(firstIssued)).as('corrections'))
    .select('country', 'currency', 'vat_rate', 'kind', 'net_amount', 'vat_amount', 'gross_amount')
    .select(db.raw(`${quartersAgo(begins)} as quarters_ago`))
  const query = issued(isFirst)
    .select(db.raw('0 as quarters_ago'))
    .unionAll(corrections as never)
  return read<Totals>('documents')
    .with('documents', query)
    .select('country', 'currency', 'vat_rate', 'quarters_ago')
    .count('* as documents')
    .sum({ net: signed('net_amount'), vat: signed('vat_amount'), gross: signed('gross_amount') })
    .groupBy('country', 'currency', 'vat_rate', 'quarters_ago')
    .orderBy('quarters_ago')
    .orderBy('country')
    .orderBy('currency')
    .orderBy('vat_rate')
}

/** Whether it is the first of its order: by far the most are, and an index alone adds them up. */
const isFirst = `(substr(invoices.occasion, 1, 6) = 'order:')`

/** One by one, as there are few. */
const firstIssued = `(select first.issued_at from invoices as first
  where first.occasion = 'order:' || cast(invoices.order_id as text)) as first_at`

/** What a credit note says is taken off. */
function signed(column: string) {
  return db.raw(`case when kind = 'invoice' then ${column} else -${column} end`)
}

/** The first quarter back, of those that can be corrected, that has the first invoice; else the last. */
function quartersAgo(begins: (quartersAgo: number) => number) {
  const earlier = Array.from({ length: quartersToCorrect }, (_, index) => index)
  const cases = earlier.map((number) => `when first_at >= ${begins(number)} then ${number}`)
  return `case when first_at is null then 0 ${cases.join(' ')} else ${quartersToCorrect} end`
}
