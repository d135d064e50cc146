import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { monthName, monthOf, type Span } from '#core/payments/invoices/vat_quarter'
import { companies, documentsOf } from '#queries/admin/money/vat_documents'
import { insertAll } from '#database/insert_all'
import { transact } from '#database/transact'
import { read } from '#queries/read'

/** A document that was dated before the end of a month is stored long before that. */
const wait = { hours: 1 }

/**
 * Adds up the VAT of each month that is over and was not added up yet, by the calendar of the company
 * today: one that moved to another zone has its months added up anew. Documents never change.
 */
export async function addUpVat(now: DateTime) {
  for (const { series, there } of await companies(now)) {
    const zone = there.zoneName!
    const known = await monthsOf(series, zone)
    const first = await firstIssued(series, there)
    for (
      let month = monthOf(first);
      month.until.plus(wait) <= there;
      month = monthOf(month.until)
    ) {
      if (!known.has(monthName(month))) await addUpMonth({ series, zone }, month)
    }
  }
}

type Place = Readonly<{ series: string; zone: string }>

async function addUpMonth({ series, zone }: Place, month: Span) {
  const rows = await documentsOf(series, month)
  const stored = rows.map(({ quartersAgo, vatRate, ...row }) => ({
    ...row,
    vat_rate: vatRate,
    quarters_ago: quartersAgo,
    series,
    zone,
    month: monthName(month),
  }))
  await transact(db, (client) => insertAll(client, 'vat_months', stored))
}

async function monthsOf(series: string, zone: string) {
  const rows = await read<{ month: string }>('vat_months').where({ series, zone }).distinct('month')
  return new Set(rows.map(({ month }) => month))
}

async function firstIssued(series: string, { zone }: DateTime) {
  const [row] = await read<{ first: number }>('invoices')
    .where({ series })
    .min('issued_at as first')
  return DateTime.fromMillis(row.first, { zone })
}
