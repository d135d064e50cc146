import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import {
  countedKinds,
  daysOf,
  figureKinds,
  rangeBefore,
  standingKinds,
  type DayRange,
  type FigureKind,
} from '#core/admin/figures/figure'
import { figureCharts, type FigureChart } from '#core/admin/figures/figure_chart'
import { Figures, type FigureRow } from '#queries/admin/figures'
import { read } from '#queries/read'

/** The figures of a range and of the one before it, of one site or of all. */
export async function dailyFigures(siteId: string | null, range: DayRange) {
  const before = rangeBefore(range, parseDay)
  const [rows, earlier, ...standing] = await Promise.all([
    rowsOf(siteId, range, countedKinds),
    totalsOf(siteId, before),
    ...standingKinds.map((kind) => latestOf(siteId, range, kind)),
  ])
  return new Figures({ days: daysOf(range, parseDay), rows, earlier, standing: standing.flat() })
}

/** What a file of figures holds: those of a chart, in one currency where they are money; else all. */
type FileOf = Readonly<{ chart?: FigureChart; currency?: string }>

/** The figures of a range as a file gives them; read by months, so that a year is never in hand. */
export async function* figureRows(
  siteId: string | null,
  { from, to }: DayRange,
  { chart, currency }: FileOf = {}
) {
  const kinds = chart ? figureCharts[chart] : figureKinds
  const end = parseDay(to)
  for (let start = parseDay(from); start <= end; start = start.plus({ days: daysAtOnce })) {
    const last = DateTime.min(end, start.plus({ days: daysAtOnce - 1 }))
    const rows = rowsOf(siteId, { from: start.toISODate()!, to: last.toISODate()! }, kinds)
    if (currency) rows.where('part', 'like', `${currency} %`)
    yield* await rows
  }
}

const daysAtOnce = 31

/** Named by their kinds, also when these are all: the index begins with them. */
function figures<Row>(siteId: string | null, { from, to }: DayRange, kinds: readonly FigureKind[]) {
  const query = read<Row>('daily_figures')
    .whereIn('kind', [...kinds])
    .whereBetween('day', [from, to])
  return siteId ? query.where('site_id', siteId) : query
}

function rowsOf(siteId: string | null, range: DayRange, kinds: readonly FigureKind[]) {
  return figures<FigureRow>(siteId, range, kinds)
    .select('day', 'kind', 'part')
    .sum('value as value')
    .groupBy('day', 'kind', 'part')
    .orderBy(['day', 'kind', 'part'])
}

function totalsOf(siteId: string | null, range: DayRange) {
  return figures<Omit<FigureRow, 'day' | 'part'>>(siteId, range, countedKinds)
    .select('kind')
    .sum('value as value')
    .groupBy('kind')
}

/** How it stood at the end of the last day of the range that has this figure. */
function latestOf(siteId: string | null, range: DayRange, kind: FigureKind) {
  const last = db.from('daily_figures').max('day').where({ kind })
  last.whereBetween('day', [range.from, range.to])
  if (siteId) last.where('site_id', siteId)
  return rowsOf(siteId, range, [kind]).where('day', last)
}

function parseDay(day: string) {
  return DateTime.fromISO(day, { zone: 'utc' })
}
