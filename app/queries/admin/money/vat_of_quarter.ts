import type { DateTime } from 'luxon'
import {
  isOfOneStopShop,
  joinSpans,
  monthName,
  monthsOf,
  quarterName,
  quartersBefore,
  type Quarter,
} from '#core/payments/invoices/vat_quarter'
import { companies, documentsOf, type VatTotals } from '#queries/admin/money/vat_documents'
import { read } from '#queries/read'

/**
 * The VAT of each company in a quarter of its own time zone, by country, currency and rate. A document
 * counts in the quarter in which it was issued. What corrects an invoice of an earlier quarter
 * (credit notes, and invoices after a chargeback that was undone) stands apart, with that quarter.
 */
export async function vatOfQuarter(quarter: Quarter, now: DateTime) {
  const all = await companies(now)
  return Promise.all(
    all.map(async ({ seller: { company, siteName }, series, there }) => {
      const rows = await totalsOf(series, quarter, there)
      const numbers = company?.vatNumbers ?? []
      return {
        series,
        name: company?.name ?? siteName,
        zone: there.zoneName,
        rows: rows.map((row) => ({
          ...row,
          corrects:
            row.quartersAgo > 0 ? quarterName(quartersBefore(quarter, row.quartersAgo)) : null,
          isOfOneStopShop: row.vatRate > 0 && isOfOneStopShop(row.country, numbers),
        })),
      }
    })
  )
}

/** The documents of one series in a quarter, added up: months that are over as the job has them. */
export async function totalsOf(series: string, quarter: Quarter, there: DateTime) {
  const months = monthsOf(quarter, there)
  const over = await read<VatTotals & { month: string }>('vat_months')
    .where({ series, zone: there.zoneName })
    .whereIn('month', months.map(monthName))
  const known = new Set(over.map(({ month }) => month))
  const left = joinSpans(months.filter((month) => !known.has(monthName(month))))
  const found = await Promise.all(left.map((span) => documentsOf(series, span)))
  return together([...over, ...found.flat()])
}

/** One row for each quarter, country, currency and rate, in this order. */
function together(all: readonly VatTotals[]) {
  const groups = Map.groupBy(all, keyOf)
  return [...groups.values()].map(add).toSorted((one, other) => {
    return one.quartersAgo - other.quartersAgo || (keyOf(one) < keyOf(other) ? -1 : 1)
  })
}

function keyOf({ country, currency, quartersAgo, vatRate }: VatTotals) {
  return `${country} ${currency} ${String(vatRate).padStart(6, '0')} ${quartersAgo}`
}

function add(rows: readonly VatTotals[]): VatTotals {
  const sum = (of: 'documents' | 'net' | 'vat' | 'gross') =>
    rows.reduce((total, row) => total + row[of], 0)
  const [{ country, currency, quartersAgo, vatRate }] = rows
  return {
    country,
    currency,
    vatRate,
    quartersAgo,
    documents: sum('documents'),
    net: sum('net'),
    vat: sum('vat'),
    gross: sum('gross'),
  }
}
