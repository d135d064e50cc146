import type { HttpContext } from '@adonisjs/core/http'
import type { DayRange } from '#core/admin/figures/figure'
import { figureCharts } from '#core/admin/figures/figure_chart'
import type { Figures } from '#queries/admin/figures'
import { barChart, lineChart, type Axis } from '#replies/admin/charts'
import { moneyIn } from '#replies/admin/language'

const countCharts = ['funnel', 'firsts', 'talk'] as const
const moneyCharts = ['revenue', 'refunds'] as const
type CountChart = (typeof countCharts)[number]
type MoneyChart = (typeof moneyCharts)[number]

type Shown = Readonly<{ range: DayRange; siteId: string | null }>

/** The charts of the dashboard with their titles, tables and files: what is counted, then money by currency. */
export function chartsOfFigures(ctx: HttpContext, figures: Figures, shown: Shown) {
  const counted = countCharts.map((name) => ({
    title: ctx.i18n.t(`admin.dashboard.${name}`),
    chart: countChart(ctx, figures, name),
    file: fileOf(shown, { chart: name }),
  }))
  const money = figures.currencies().flatMap((currency) =>
    moneyCharts
      .filter((name) => name === 'revenue' || hasRefunds(figures, currency))
      .map((name) => ({
        title: ctx.i18n.t(`admin.dashboard.${name}_in`, { currency }),
        chart: moneyChart(ctx, figures, { name, currency }),
        file: fileOf(shown, { chart: name, currency }),
      }))
  )
  return [...counted, ...money]
}

/** Where a file of figures is: of all of them, or of one chart. */
export function fileOf({ range, siteId }: Shown, chart: Readonly<Record<string, string>> = {}) {
  const asked = new URLSearchParams({ from: range.from, to: range.to })
  if (siteId) asked.set('site', siteId)
  for (const [name, value] of Object.entries(chart)) asked.set(name, value)
  return `/admin/figures.csv?${asked}`
}

/** A line for each kind. */
function countChart(ctx: HttpContext, figures: Figures, name: CountChart) {
  const series = figureCharts[name].map((kind) => ({
    name: ctx.i18n.t(`admin.dashboard.${kind}`),
    values: figures.series(kind),
  }))
  return lineChart(
    series,
    axisOf(ctx, figures, (value) => ctx.i18n.formatNumber(value))
  )
}

/** A bar for each day, of one part for each method. */
function moneyChart(
  ctx: HttpContext,
  figures: Figures,
  { currency, name }: Readonly<{ currency: string; name: MoneyChart }>
) {
  const series = figures.methods(currency).map(({ method }) => ({
    name: ctx.i18n.t(`payments.method_${method}`),
    values: figures.series(name, `${currency} ${method}`),
  }))
  const write = (value: number) => moneyIn(ctx.locale as 'en', value, currency)
  return barChart(series, axisOf(ctx, figures, write))
}

function hasRefunds(figures: Figures, currency: string) {
  return figures.methods(currency).some(({ refunds }) => refunds > 0)
}

function axisOf({ locale }: HttpContext, { days }: Figures, write: Axis['write']): Axis {
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return { days, write, writeDay: (isoDate) => short.format(Date.parse(isoDate)) }
}
