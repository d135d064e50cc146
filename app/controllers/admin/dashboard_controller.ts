import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { dailyFigures, figureRows } from '#queries/admin/daily_figures'
import type { Figures } from '#queries/admin/figures'
import { recentAlarms } from '#queries/admin/recent_alarms'
import { missingSetupOfAll } from '#queries/admin/sites/missing_setup'
import { sitesOf } from '#queries/admin/sites_of'
import { waitingWork } from '#queries/admin/waiting/waiting_work'
import { countryName } from '#queries/places/country_choices'
import { sendCsv } from '#replies/admin/csv'
import { chartsOfFigures, fileOf } from '#replies/admin/figure_charts'
import { figureFileValidator, validateRange } from '#validators/admin/range'

/** What needs a person now, and how the site does. */
@inject()
export default class DashboardController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { range, siteId } = await validateRange(ctx, this.ports.clock.now())
    const figures = await dailyFigures(siteId, range)
    const alarms = await recentAlarms(ctx.admin, siteId)
    const waiting = await waitingWork(ctx.admin, siteId)
    const lacks = await lacking(ctx, siteId)
    const sites = await sitesOf(ctx.admin)
    return ctx.view.render('admin/dashboard', {
      alarms,
      charts: chartsOfFigures(ctx, figures, { range, siteId }),
      currencies: moneyByMethod(ctx, figures),
      countries: membersByCountry(ctx, figures),
      file: fileOf({ range, siteId }),
      fileOfCountries: fileOf({ range, siteId }, { chart: 'countries' }),
      fileOfRetention: fileOf({ range, siteId }, { chart: 'retention' }),
      figures,
      // What a site without a company lacks is what its admin came for.
      isNew: lacks.some(({ lack }) => lack === 'company'),
      lacking: lacks,
      range,
      siteId,
      sites,
      waiting,
    })
  }

  async csv(ctx: HttpContext) {
    const { range, siteId } = await validateRange(ctx, this.ports.clock.now())
    const { chart, currency } = await ctx.request.validateUsing(figureFileValidator)
    const name = [chart ?? 'figures', currency, range.from, 'to', range.to]
    const rows = figureRows(siteId, range, { chart, currency })
    await sendCsv(ctx, name.filter((part) => part !== undefined).join(' '), rows)
  }
}

/** Revenue by currency, and in each by method, the largest first. */
function moneyByMethod({ i18n }: HttpContext, figures: Figures) {
  return figures.currencies().map((currency) => {
    const methods = figures
      .methods(currency)
      .map((row) => ({ ...row, name: i18n.t(`payments.method_${row.method}`) }))
    return { currency, methods }
  })
}

/** The countries with the most members first. */
function membersByCountry({ locale }: HttpContext, figures: Figures) {
  const sorted = figures.latest('members').toSorted((one, other) => other.value - one.value)
  const most = Math.max(1, sorted.at(0)?.value ?? 0)
  return sorted.map(({ part, value }) => {
    return { name: countryName(part, locale as 'en'), value, share: (100 * value) / most }
  })
}

/** What each site still lacks before it is opened, where that is done, and how. */
async function lacking({ admin, i18n }: HttpContext, siteId: string | null) {
  const sites = await Site.query().orderBy('createdAt')
  const own = sites.filter(({ id }) => siteId === null || id === siteId)
  return (await missingSetupOfAll(own, admin)).map((one) => ({
    ...one,
    text: i18n.t(`admin.readiness.${one.lack}`),
    how: i18n.t(`admin.readiness.do_${one.lack}`),
  }))
}
