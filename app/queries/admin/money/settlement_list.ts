import { type DateTime } from 'luxon'
import type { SettlementComparison as Comparison } from '#core/payments/settling/settlement_comparison'
import SettlementComparison from '#models/settlement_comparison'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'

export type SettlementFilter = Readonly<{ provider: string | null; differing: boolean }>

type SettlementRow = Omit<Comparison, 'id'>

/** Where the next page begins: after this comparison. */
const cursorPattern = /^(\d{4}-\d\d-\d\d)\.([a-z_]{1,20})$/

/** A page of comparisons by day and provider, the last day first. */
export async function settlementList(filter: SettlementFilter, after: unknown, size = 40) {
  const query = matching(filter)
    .orderBy('day', 'desc')
    .orderBy('provider', 'desc')
    .limit(size + 1)
  const [, day, name] = cursorPattern.exec(String(after)) ?? []
  if (day) query.whereRaw('(day, provider) < (?, ?)', [day, name])
  const found = await query
  const rows = found.slice(0, size)
  const last = found.length > size ? rows[size - 1] : null
  const comparisons = rows.map((row): SettlementRow => {
    const {
      comparedAt,
      day: of,
      differences,
      differing: number,
      orders,
      provider: by,
      totals,
    } = row
    return { day: of, provider: by, comparedAt, orders, totals, differing: number, differences }
  })
  return { comparisons, next: last && `${last.day.toISODate()}.${last.provider}` }
}

export function settlementCount(filter: SettlementFilter) {
  return foundCount(matching(filter))
}

function matching({ differing, provider }: SettlementFilter) {
  const query = SettlementComparison.query()
  if (provider !== null) query.where({ provider })
  if (differing) query.where('differing', '>', 0)
  return query
}

/** How many orders differ on the last days, at every provider. */
export async function differingOrders(now: DateTime, days: number) {
  const since = now.toUTC().minus({ days }).toISODate() ?? ''
  const [row] = await read<Readonly<{ number: number | null; oldest: number | null }>>(
    'settlement_comparisons'
  )
    .where('differing', '>', 0)
    .where('day', '>=', since)
    .sum('differing as number')
    .min('compared_at as oldest')
  return { number: row.number ?? 0, oldest: row.oldest }
}
