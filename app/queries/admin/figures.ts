import { changeOf, type FigureKind } from '#core/admin/figures/figure'
import type { PaymentMethod } from '#core/payments/methods/payment_method'

export type FigureRow = Readonly<{ day: string; kind: FigureKind; part: string; value: number }>

type Found = Readonly<{
  days: readonly string[]
  /** What was counted on these days, in their order. */
  rows: readonly FigureRow[]
  /** The totals of the range before. */
  earlier: readonly Readonly<{ kind: FigureKind; value: number }>[]
  /** How it stood at the end of the range. */
  standing: readonly FigureRow[]
}>

/** The figures of a page, for its numbers, charts and tables. */
export class Figures {
  readonly days: readonly string[]
  readonly #rows: ReadonlyMap<FigureKind, readonly FigureRow[]>
  readonly #earlier: ReadonlyMap<FigureKind, number>
  readonly #standing: readonly FigureRow[]

  constructor({ days, earlier, rows, standing }: Found) {
    this.days = days
    this.#rows = Map.groupBy(rows, ({ kind }) => kind)
    this.#earlier = new Map(earlier.map(({ kind, value }) => [kind, value]))
    this.#standing = standing
  }

  /** The total of a kind, and its change in percent against the range before. */
  total(kind: FigureKind) {
    const value = sum(this.#of(kind))
    return { value, change: changeOf(value, this.#earlier.get(kind) ?? 0) }
  }

  /** A value for each day. */
  series(kind: FigureKind, part?: string) {
    const byDay = new Map<string, number>()
    for (const row of this.#of(kind)) {
      if (part !== undefined && row.part !== part) continue
      byDay.set(row.day, (byDay.get(row.day) ?? 0) + row.value)
    }
    return this.days.map((day) => byDay.get(day) ?? 0)
  }

  /** The currencies in which money came or went. */
  currencies() {
    const rows = [...this.#of('revenue'), ...this.#of('refunds')]
    return [...new Set(rows.map(({ part }) => part.slice(0, 3)))].sort()
  }

  /** The methods of a currency with their money, the largest first. */
  methods(currency: string) {
    const ofMethods = (kind: FigureKind) => {
      const rows = this.#of(kind).filter(({ part }) => part.startsWith(`${currency} `))
      return Map.groupBy(rows, ({ part }) => part.slice(4) as PaymentMethod)
    }
    const [revenue, refunds] = [ofMethods('revenue'), ofMethods('refunds')]
    return [...new Set([...revenue.keys(), ...refunds.keys()])]
      .map((method) => ({
        method,
        revenue: sum(revenue.get(method) ?? []),
        refunds: sum(refunds.get(method) ?? []),
      }))
      .sort((one, other) => other.revenue - one.revenue)
  }

  /** How it stood at the end of the range, by part. */
  latest(kind: FigureKind) {
    const rows = this.#standing.filter((row) => row.kind === kind)
    return rows.map(({ part, value }) => ({ part, value }))
  }

  /** Percentages by the week of joining: how many of those members were active in the last seven days. */
  weeks() {
    const stayed = new Map(this.latest('stayed').map(({ part, value }) => [part, value]))
    return this.latest('joined').map(({ part: week, value: joined }) => {
      const share = joined === 0 ? 0 : Math.round(((stayed.get(week) ?? 0) / joined) * 100)
      return { week, joined, share }
    })
  }

  #of(kind: FigureKind) {
    return this.#rows.get(kind) ?? []
  }
}

function sum(rows: readonly FigureRow[]) {
  return rows.reduce((total, { value }) => total + value, 0)
}
