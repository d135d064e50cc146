import { line } from 'd3-shape'
import { addMoney, noCounts, sourceCounts, type Counts } from '#core/admin/sources/source'
import { intervalOf, shareOf, troubleOf, troublesOf } from '#core/admin/sources/source_quality'
import type { SourceRow } from '#queries/admin/sources/source_figures'

/** How the table of sources can be sorted: by a column, or by revenue in a currency. */
export type SourceOrder = Readonly<{ column: string; isAscending: boolean }>

const shares = ['activated', 'refunds', 'disputes', 'bans'] as const

/** What a row is sorted by: shares are compared as such, names as text. */
function sortValue({ counts, money, value }: SourceRow, column: string): number | string {
  if (column === 'value') return value
  if (column.startsWith('revenue_')) {
    return money.find(({ currency }) => currency === column.slice(8))?.revenue ?? 0
  }
  if (column === 'activated') return shareOf(counts.activated, counts.sign_ups) ?? -1
  const share = shares.find((one) => one === column)
  if (share && share !== 'activated') return troublesOf(counts)[share] ?? -1
  const count = sourceCounts.find((one) => one === column) ?? 'visits'
  return counts[count]
}

/** The rows in order; those with the same value by their visits. */
export function sortedSources(rows: readonly SourceRow[], { column, isAscending }: SourceOrder) {
  const sign = isAscending ? 1 : -1
  return rows.toSorted((one, other) => {
    const [left, right] = [sortValue(one, column), sortValue(other, column)]
    if (left === right) return other.counts.visits - one.counts.visits
    return left < right ? -sign : sign
  })
}

/** Everything together. */
export function totalOf(rows: readonly SourceRow[]) {
  const counts = { ...noCounts } as Record<keyof Counts, number>
  for (const row of rows) for (const count of sourceCounts) counts[count] += row.counts[count]
  return { counts: counts as Counts, money: addMoney(rows.flatMap(({ money }) => money)) }
}

/** A row with its shares, and what of it is beyond its limit. */
export function withShares(row: SourceRow) {
  const { counts } = row
  return {
    ...row,
    activatedShare: shareOf(counts.activated, counts.sign_ups),
    shares: troublesOf(counts),
    trouble: troubleOf(counts),
    interval: intervalOf(counts.activated, counts.visits),
  }
}

const width = 88
const height = 24

/** A small line of the visits of each day, as the path of an SVG of 88 by 24. */
export function sparkline(values: readonly number[]) {
  const top = Math.max(1, ...values)
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * width
  const draw = line<number>(
    (_, index) => x(index),
    (value) => height - 1 - (value / top) * (height - 2)
  )
  return draw([...values]) ?? ''
}
