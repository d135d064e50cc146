import { DateTime } from 'luxon'
import {
  changeOf,
  daysOf,
  rangeBefore,
  type DayRange,
  type FigureKind,
} from '#core/admin/figures/figure'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import { read } from '#queries/read'

/** The figures of a range and of the one before it, of one site or of all. */
export async function dailyFigures(siteId: string | null, range: DayRange) {
  const before = rangeBefore(range, parseDay)
  const query = read<Row>('daily_figures')
    .whereBetween('day', [range.from, range.to])
    .select('day', 'kind', 'part')
    .sum('value as value')
    .groupBy('day', 'kind', 'part')
    .orderBy(['day', 'kind', 'part'])
  const earlier = read<Omit<Row, 'day' | 'part'>>('daily_figures')
    .whereBetween('day', [before.from, before.to])
    .select('kind')
    .sum('value as value')
    .groupBy('kind')
  if (siteId) for (const one of [query, earlier]) one.where('site_id', siteId)
  const totals = await earlier
  const past = totals.map(({ kind, value }) => ({ day: before.from, kind, part: '', value }))
  return new Figures([...past, ...(await query)], range)
}

type Row = Readonly<{ day: string; kind: FigureKind; part: string; value: number }>

/** The figures of a page, for its numbers, charts, tables and CSV. */
export class Figures {
  readonly days: readonly string[]
  readonly #now: readonly Row[]
  readonly #before: readonly Row[]

  constructor(rows: readonly Row[], range: DayRange) {
    this.days = daysOf(range, parseDay)
    this.#now = rows.filter(({ day }) => day >= range.from)
    this.#before = rows.filter(({ day }) => day < range.from)
  }

  /** The total of a kind, and its change in percent against the range before. */
  total(kind: FigureKind) {
    const now = sum(ofKind(this.#now, kind))
    return { value: now, change: changeOf(now, sum(ofKind(this.#before, kind))) }
  }

  /** A value for each day. */
  series(kind: FigureKind, part?: string) {
    const rows = ofKind(this.#now, kind).filter((row) => part === undefined || row.part === part)
    const byDay = Map.groupBy(rows, ({ day }) => day)
    return this.days.map((day) => sum(byDay.get(day) ?? []))
  }

  /** The currencies in which money came or went. */
  currencies() {
    const rows = [...ofKind(this.#now, 'revenue'), ...ofKind(this.#now, 'refunds')]
    return [...new Set(rows.map(({ part }) => part.slice(0, 3)))].sort()
  }

  /** The methods of a currency with their money, the largest first. */
  methods(currency: string) {
    const rows = this.#now.filter(({ part }) => part.startsWith(`${currency} `))
    const names = [...new Set(rows.map(({ part }) => part.slice(4) as PaymentMethod))]
    return names
      .map((method) => {
        const own = rows.filter(({ part }) => part === `${currency} ${method}`)
        return {
          method,
          revenue: sum(ofKind(own, 'revenue')),
          refunds: sum(ofKind(own, 'refunds')),
        }
      })
      .sort((one, other) => other.revenue - one.revenue)
  }

  /** The latest values of what is no sum over days, by their part. */
  latest(kind: FigureKind) {
    const rows = ofKind(this.#now, kind)
    const day = rows.at(-1)?.day
    return rows.filter((row) => row.day === day).map(({ part, value }) => ({ part, value }))
  }

  /** Of those who joined in each week, how many were active in the last seven days, in percent. */
  weeks() {
    const stayed = new Map(this.latest('stayed').map(({ part, value }) => [part, value]))
    return this.latest('joined').map(({ part: week, value: joined }) => {
      const share = joined === 0 ? 0 : Math.round(((stayed.get(week) ?? 0) / joined) * 100)
      return { week, joined, share }
    })
  }

  /** Every row of the range, as the CSV gives them. */
  get rows() {
    return this.#now
  }
}

function ofKind(rows: readonly Row[], kind: FigureKind) {
  return rows.filter((row) => row.kind === kind)
}

function sum(rows: readonly Row[]) {
  return rows.reduce((total, { value }) => total + value, 0)
}

function parseDay(day: string) {
  return DateTime.fromISO(day, { zone: 'utc' })
}
