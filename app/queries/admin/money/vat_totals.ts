import type { Currency } from '#core/money'
import type { Country } from '#core/sites/countries'

/** Totals of documents in minor units; what credit notes gave back is taken off. */
export interface VatTotals {
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

/** One row for each quarter, country, currency and rate, in this order. */
export function together(all: readonly VatTotals[]) {
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
