import type { HttpContext } from '@adonisjs/core/http'
import type { DayRange } from '#core/admin/figures/figure'
import { figureCharts, type FigureChart } from '#core/admin/figures/figure_chart'
import type { Figures } from '#queries/admin/figures'
import { barChart, lineChart, type Axis } from '#replies/admin/charts'
import { moneyIn } from '#replies/admin/language'

type Shown = Readonly<{ range: DayRange; siteId: string | null }>

/** The charts of the dashboard with their titles, tables and files: what is counted, then money by currency. */
export function chartsOfFigures(ctx: HttpContext, figures: Figures, shown: Shown) {
  const counted = (['funnel', 'firsts', 'talk'] as const).map((name) => ({
    title: ctx.i18n.t(`admin.dashboard.${name}`),
    chart: countChart(ctx, figures, name),
    file: fileOf(shown, { chart: name }),
  }))
  const money = figures.currencies().map((currency) => ({
    title: ctx.i18n.t('admin.dashboard.revenue_in', { currency }),
    chart: revenueChart(ctx, figures, currency),
    file: fileOf(shown, { chart: 'revenue', currency }),
  }))
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
function countChart(ctx: HttpContext, figures: Figures, name: Exclude<FigureChart, 'revenue'>) {
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
function revenueChart(ctx: HttpContext, figures: Figures, currency: string) {
  const series = figures.methods(currency).map(({ method }) => ({
    name: ctx.i18n.t(`payments.method_${method}`),
    values: figures.series('revenue', `${currency} ${method}`),
  }))
  const write = (value: number) => moneyIn(ctx.locale as 'en', value, currency)
  return barChart(series, axisOf(ctx, figures, write))
}

function axisOf({ locale }: HttpContext, { days }: Figures, write: Axis['write']): Axis {
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return { days, write, writeDay: (isoDate) => short.format(Date.parse(isoDate)) }
}
