import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { dailyFigures, figureRows } from '#queries/admin/daily_figures'
import type { Figures } from '#queries/admin/figures'
import { recentAlarms } from '#queries/admin/recent_alarms'
import { lacksOfSite } from '#queries/admin/sites/lacks_of_site'
import { sitesOf } from '#queries/admin/sites_of'
import { waitingWork } from '#queries/admin/waiting_work'
import { countryName } from '#queries/places/country_choices'
import { barChart, lineChart } from '#replies/admin/charts'
import { sendCsv } from '#replies/admin/csv'
import { moneyIn } from '#replies/admin/language'
import { validateRange } from '#validators/admin/range'

/** What needs a person now, and how the site does. */
@inject()
export default class DashboardController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { range, siteId } = await validateRange(ctx, this.ports.clock.now())
    const figures = await dailyFigures(siteId, range)
    const alarms = await recentAlarms(ctx.admin, siteId)
    const waiting = await waitingWork(ctx.admin, siteId)
    const lacking = await lacksOfSites(ctx, siteId)
    const sites = await sitesOf(ctx.admin)
    return ctx.view.render('admin/dashboard', {
      ...charts(ctx, figures),
      alarms,
      countries: membersByCountry(ctx, figures),
      figures,
      lacking,
      range,
      siteId,
      sites,
      waiting,
    })
  }

  async csv(ctx: HttpContext) {
    const { range, siteId } = await validateRange(ctx, this.ports.clock.now())
    await sendCsv(ctx, `figures ${range.from} to ${range.to}`, figureRows(siteId, range))
  }
}

/** The funnel as lines; messages and matches; for each currency a bar chart by method. */
function charts({ i18n, locale }: HttpContext, figures: Figures) {
  const { days } = figures
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const writeDay = (isoDate: string) => short.format(Date.parse(isoDate))
  const axis = { days, write: (value: number) => i18n.formatNumber(value), writeDay }
  const named = (kinds: readonly FunnelStep[]) =>
    kinds.map((kind) => ({
      name: i18n.t(`admin.dashboard.${kind}`),
      values: figures.series(kind),
    }))
  const currencies = figures.currencies().map((currency) => {
    const methods = figures.methods(currency)
    const write = (value: number) => moneyIn(locale as 'en', value, currency)
    const series = methods.slice(0, 6).map(({ method }) => ({
      name: i18n.t(`payments.method_${method}`),
      values: figures.series('revenue', `${currency} ${method}`),
    }))
    const rows = methods.map((row) => ({ ...row, name: i18n.t(`payments.method_${row.method}`) }))
    return { currency, methods: rows, chart: barChart(series, { days, write, writeDay }) }
  })
  return {
    funnel: lineChart(named(['signed_up', 'confirmed']), axis),
    firsts: lineChart(named(['first_messages', 'first_purchases']), axis),
    talk: lineChart(named(['messages', 'matches', 'active']), axis),
    currencies,
  }
}

/** The countries with the most members first. */
function membersByCountry({ locale }: HttpContext, figures: Figures) {
  const sorted = figures.latest('members').toSorted((one, other) => other.value - one.value)
  return sorted.map(({ part, value }) => ({ name: countryName(part, locale as 'en'), value }))
}

type FunnelStep =
  | 'signed_up'
  | 'confirmed'
  | 'first_messages'
  | 'first_purchases'
  | 'messages'
  | 'matches'
  | 'active'

/** What each site still lacks before it is opened, and where that is done. */
async function lacksOfSites({ i18n }: HttpContext, siteId: string | null) {
  const sites = await Site.query().orderBy('createdAt')
  const own = sites.filter(({ id }) => siteId === null || id === siteId)
  const checked = own.map(async ({ domain, id }) =>
    (await lacksOfSite({ domain, id })).map(({ lack, path }) => {
      return { domain, path, text: i18n.t(`admin.readiness.${lack}`) }
    })
  )
  return (await Promise.all(checked)).flat()
}
