import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { zoneOf } from '#core/payments/invoices/invoice'
import {
  beginningOf,
  quarterOf,
  quartersBefore,
  quartersToCorrect,
  type Span,
} from '#core/payments/invoices/vat_quarter'
import Invoice from '#models/invoice'
import { together, type VatTotals } from '#queries/admin/money/vat_totals'
import { read } from '#queries/read'

/** The series of invoices, each of one company, with its seller today and the time there. */
export async function companies(now: DateTime) {
  const rows = await read<{ series: string }>('invoice_series').distinct('series').orderBy('series')
  const found = await Promise.all(rows.map(({ series }) => lastOf(series)))
  return found
    .filter((last) => last !== null)
    .map(({ seller, series }) => ({ series, seller, there: now.setZone(zoneOf(seller)) }))
}

function lastOf(series: string) {
  return Invoice.query().where({ series }).orderBy('year', 'desc').orderBy('number', 'desc').first()
}

/** The documents of one series in a span of a quarter, added up. */
export async function documentsOf(series: string, span: Span) {
  const corrections = issued(series, span, `not ${isFirst}`)
    .select('country', 'currency', 'vat_rate', 'kind', 'net_amount', 'vat_amount', 'gross_amount')
    .select(db.raw(firstIssued))
  const rows = await read<VatTotals>('first')
    .withMaterialized('corrections', corrections)
    .with('first', addedUp(issued(series, span, isFirst), '0'))
    .with('corrected', addedUp(db.from('corrections'), quartersAgo(span.from)))
    .select('*')
    .unionAll(db.from('corrected').select('*') as never)
  return together(rows)
}

type Query = ReturnType<typeof db.from>

function issued(series: string, { from, until }: Span, what: string) {
  return db
    .from('invoices')
    .whereRaw(what)
    .where('invoices.series', series)
    .where('invoices.issued_at', '>=', from.toMillis())
    .where('invoices.issued_at', '<', until.toMillis())
}

/** Each part by itself: one sum of both would sort the documents. */
function addedUp(documents: Query, ago: string) {
  return documents
    .select('country', 'currency', 'vat_rate')
    .select(db.raw(`${ago} as quarters_ago`))
    .count('* as documents')
    .sum({ net: signed('net_amount'), vat: signed('vat_amount'), gross: signed('gross_amount') })
    .groupBy('country', 'currency', 'vat_rate')
    .groupBy('quarters_ago')
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
function quartersAgo(at: DateTime) {
  const begins = (number: number) =>
    beginningOf(quartersBefore(quarterOf(at), number), at).toMillis()
  const earlier = Array.from({ length: quartersToCorrect }, (_, index) => index)
  const cases = earlier.map((number) => `when first_at >= ${begins(number)} then ${number}`)
  return `case when first_at is null then 0 ${cases.join(' ')} else ${quartersToCorrect} end`
}
