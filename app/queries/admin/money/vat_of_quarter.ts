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
import { companies, documentsOf } from '#queries/admin/money/vat_documents'
import { together, type VatTotals } from '#queries/admin/money/vat_totals'
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
