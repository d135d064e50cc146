import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { DayRange } from '#core/admin/figures/figure'
import { monthOf, periodsOf, type Periods } from '#core/admin/sources/periods'
import {
  sourceCounts,
  type Counts,
  type SourceMoney,
  type SourcePart,
} from '#core/admin/sources/source'

export type SourceQuestion = Readonly<{
  /** Null: all sites together. */
  siteId: string | null
  range: DayRange
  /** The part of the source by which rows are told apart. */
  by: SourcePart
  /** Parts that a source must have; an empty text is none. */
  within: Partial<Record<SourcePart, string>>
}>

export type SourceRow = Readonly<{
  value: string
  counts: Counts
  money: readonly SourceMoney[]
}>

/** The figures of a range by one part of the source, from rows that a job has counted. */
export async function sourceFigures(question: SourceQuestion): Promise<SourceRow[]> {
  const periods = periodsIn(question.range, await monthsAddedUp(question.range))
  const counts = await countsBy(question, periods)
  const money = Map.groupBy(await moneyBy(question, periods), ({ value }) => value)
  const rows = counts.map((row) => {
    const { value } = row
    const own = Object.fromEntries(sourceCounts.map((count) => [count, row[count]])) as Counts
    return { value, counts: own, money: (money.get(value) ?? []).map(amountsOf) }
  })
  return rows.filter((row) => {
    return row.money.length > 0 || Object.values(row.counts).some((count) => count > 0)
  })
}

/** Visits of each day for some values, in the order of the days that have any. */
export async function visitsByDay(question: SourceQuestion, values: readonly string[]) {
  const query = within(
    db.from('source_days').join('sources', 'sources.id', 'source_days.source_id'),
    question
  )
  inPeriods(query, question, periodsIn(question.range, []))
  return (await query
    .whereIn(`sources.${question.by}`, [...values])
    .select('day', `sources.${question.by} as value`)
    .sum('visits as visits')
    .groupBy('day', 'value')) as Readonly<{ day: string; value: string; visits: number }>[]
}

/** The last day that was counted; null: none yet. */
export async function lastCountedDay() {
  const row = await db.from('source_days').max('day as day').first()
  return row?.day ? parseDay(row.day) : null
}

function amountsOf({ currency, refunded, revenue }: SourceMoney): SourceMoney {
  return { currency, revenue, refunded }
}

type CountRow = Counts & Readonly<{ value: string }>

async function countsBy(question: SourceQuestion, periods: Periods): Promise<CountRow[]> {
  // Added up by source first: that needs the small table alone.
  const days = db.from('source_days').select('source_id').groupBy('source_id')
  for (const count of sourceCounts) days.sum(`${count} as ${count}`)
  inPeriods(days, question, periods)
  const query = within(joined(days), question)
  query.select(`sources.${question.by} as value`).groupBy('value')
  for (const count of sourceCounts) query.sum(`added.${count} as ${count}`)
  return query
}

async function moneyBy(question: SourceQuestion, periods: Periods) {
  const days = db.from('source_money').select('source_id', 'currency')
  days.sum('revenue as revenue').sum('refunded as refunded').groupBy('source_id', 'currency')
  inPeriods(days, question, periods)
  const query = within(joined(days), question)
  query.select(`sources.${question.by} as value`, 'currency').orderBy('currency')
  query.sum('added.revenue as revenue').sum('added.refunded as refunded')
  return (await query.groupBy('value', 'currency')) as (SourceMoney & { value: string })[]
}

type Query = ReturnType<typeof db.from>

function joined(added: Query) {
  return db.from(added.as('added')).join('sources', 'sources.id', 'added.source_id')
}

/** The months of a range that were added up. */
async function monthsAddedUp(range: DayRange) {
  const { spans } = periodsIn(range, [])
  const wanted = spans.map(({ from }) => monthOf(parseDay(from)))
  const rows = await db.from('source_days').whereIn('day', wanted).distinct('day')
  return rows.map(({ day }) => String(day))
}

function periodsIn({ from, to }: DayRange, addedUp: readonly string[]) {
  return periodsOf(parseDay(from), parseDay(to), addedUp)
}

function parseDay(day: string) {
  return DateTime.fromISO(day, { zone: 'utc' })
}

function inPeriods(query: Query, { siteId }: SourceQuestion, { months, spans }: Periods) {
  query.where((any) => {
    if (months.length > 0) any.orWhereIn('day', [...months])
    for (const { from, to } of spans) any.orWhereBetween('day', [from, to])
  })
  if (siteId !== null) query.where('site_id', siteId)
}

function within<Q extends Query>(query: Q, question: SourceQuestion) {
  for (const [part, value] of Object.entries(question.within)) query.where(`sources.${part}`, value)
  return query
}
