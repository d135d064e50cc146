import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { shareOf } from '#core/admin/sources/source_quality'
import { Ports } from '#core/ports'
import { bounceSeconds } from '#core/users/page_view'
import { pageViewFigures } from '#queries/admin/sources/page_view_figures'
import { sitesOf } from '#queries/admin/sites_of'
import { sendCsv } from '#replies/admin/csv'
import { validateRange } from '#validators/admin/range'

const shownRows = 100
const rowsOfFile = 100_000

/** How long the pages were seen that links with `lb` opened. */
@inject()
export default class PageViewsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { range, siteId } = await this.#asked(ctx)
    const rows = await rowsOf(range, siteId, shownRows)
    return ctx.view.render('admin/sources/pages', {
      range,
      siteId,
      sites: await sitesOf(ctx.admin),
      rows,
      csv: `/admin/sources/pages.csv?${new URLSearchParams({ ...range, site: siteId ?? '' })}`,
      bounceSeconds,
    })
  }

  /** More rows than the page shows. */
  async csv(ctx: HttpContext) {
    const { range, siteId } = await this.#asked(ctx)
    const rows = await rowsOf(range, siteId, rowsOfFile)
    await sendCsv(ctx, `page views ${range.from} to ${range.to}`, rows)
  }

  #asked(ctx: HttpContext) {
    return validateRange(ctx, this.ports.clock.now())
  }
}

type Range = Readonly<{ from: string; to: string }>

async function rowsOf({ from, to }: Range, siteId: string | null, most: number) {
  const days = { from: startOf(from), to: startOf(to).endOf('day') }
  const rows = await pageViewFigures({ siteId, ...days, most })
  return rows.map(({ bounced, label, path, seconds, told, views }) => {
    const average = told > 0 ? Math.round(seconds / told) : null
    return { label, path, views, average, bounced: shareOf(bounced, told) }
  })
}

function startOf(isoDay: string) {
  return DateTime.fromISO(isoDay, { zone: 'utc' })
}
