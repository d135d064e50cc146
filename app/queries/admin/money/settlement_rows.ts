import { formatDecimal } from '#core/decimal'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { settlementList, type SettlementFilter } from '#queries/admin/money/settlement_list'

/** All comparisons of a filter as rows of a file: one for each currency, or for a day without money. */
export async function* settlementRows(filter: SettlementFilter) {
  const all = everyRow(async (after: string | null) => {
    const { comparisons, next } = await settlementList(filter, after, rowsAtOnce)
    return { rows: comparisons, next }
  })
  for await (const { comparedAt, day, differing, orders, provider, totals } of all) {
    const known = {
      day: day.toISODate(),
      provider,
      orders,
      differing,
      compared: writtenAt(comparedAt.toMillis()),
    }
    if (totals.length === 0) yield { ...known, currency: '', received: '', expected: '' }
    for (const { currency, expected, received } of totals) {
      yield {
        ...known,
        currency,
        received: formatDecimal(received),
        expected: formatDecimal(expected),
      }
    }
  }
}
