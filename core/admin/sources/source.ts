/** What a source is made of, from the network down; each is empty where a visitor came without one. */
export const sourceParts = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'variant'] as const
export type SourcePart = (typeof sourceParts)[number]
export type Source = Readonly<Record<SourcePart, string>>

/** What is counted of a source on each day. */
export const sourceCounts = [
  'visits',
  'sign_ups',
  'activated',
  'buyers',
  'refunds',
  'disputes',
  'bans',
] as const
export type SourceCount = (typeof sourceCounts)[number]
export type Counts = Readonly<Record<SourceCount, number>>

/** Money in minor units of its currency. */
export type SourceMoney = Readonly<{ currency: string; revenue: number; refunded: number }>

export type CountedSource = Readonly<{
  source: Source
  counts: Counts
  money: readonly SourceMoney[]
}>

/** Stands for all values of a part that are not kept apart. */
export const otherValue = '*'

/** Sources of a site and day that are kept apart, and rows for all others. */
export const sourcesKept = 200
const othersKept = 50

/** The order in which the smallest sources of a day lose their parts. */
const folding = ['sub3', 'sub2', 'sub1', 'variant', 'ref', 'lander', 'network'] as const

/**
 * Keeps the 200 largest sources of a site and day apart; smaller ones lose what tells them apart,
 * from sub3 up, until 50 are left. So neither a click's own id in a link nor made-up links fill the
 * table, and a network keeps its total. Rule: docs/product/back-office.md, Sources.
 */
export function foldSources(all: readonly CountedSource[]): readonly CountedSource[] {
  const sorted = all.toSorted((one, other) => weightOf(other) - weightOf(one))
  const kept = sorted.slice(0, sourcesKept)
  let others: readonly CountedSource[] = sorted.slice(sourcesKept)
  for (const part of folding) {
    if (others.length <= othersKept) break
    others = merge(
      others.map(({ source, ...rest }) => ({ ...rest, source: withoutPart(source, part) }))
    )
  }
  return merge([...kept, ...others])
}

/** Rows of the same source as one. */
export function merge(rows: readonly CountedSource[]): readonly CountedSource[] {
  const groups = Map.groupBy(rows, ({ source }) => keyOf(source))
  return [...groups.values()].map((group) => group.reduce(add))
}

function add(one: CountedSource, other: CountedSource): CountedSource {
  const counts = Object.fromEntries(
    sourceCounts.map((count) => [count, one.counts[count] + other.counts[count]])
  ) as Counts
  return { source: one.source, counts, money: addMoney([...one.money, ...other.money]) }
}

/** The sum of each currency, in the order in which they come. */
export function addMoney(all: readonly SourceMoney[]): readonly SourceMoney[] {
  const currencies = Map.groupBy(all, ({ currency }) => currency)
  return [...currencies].map(([currency, parts]) => ({
    currency,
    revenue: parts.reduce((sum, { revenue }) => sum + revenue, 0),
    refunded: parts.reduce((sum, { refunded }) => sum + refunded, 0),
  }))
}

export const noCounts: Counts = {
  visits: 0,
  sign_ups: 0,
  activated: 0,
  buyers: 0,
  refunds: 0,
  disputes: 0,
  bans: 0,
}

/** Members weigh more than visits, which cost nothing to make up. */
function weightOf({ counts }: CountedSource) {
  const { visits, ...others } = counts
  return visits + 1_000 * Object.values(others).reduce((sum, value) => sum + value, 0)
}

function withoutPart(source: Source, part: SourcePart): Source {
  return { ...source, [part]: otherValue }
}

export function keyOf(source: Source) {
  return JSON.stringify(sourceParts.map((part) => source[part]))
}
