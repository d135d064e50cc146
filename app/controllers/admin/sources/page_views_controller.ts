import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { shareOf } from '#core/admin/sources/source_quality'
import { Ports } from '#core/ports'
import { bounceSeconds } from '#core/users/page_view'
import { pageViewFigures } from '#queries/admin/sources/page_view_figures'
import { sitesOf } from '#queries/admin/sites_of'
import { validateRange } from '#validators/admin/range'

const shownRows = 100

/** How long the pages were seen that links with `lb` opened. */
@inject()
export default class PageViewsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { range, siteId } = await validateRange(ctx, this.ports.clock.now())
    const rows = await pageViewFigures({
      siteId,
      from: startOf(range.from),
      to: startOf(range.to).endOf('day'),
      most: shownRows,
    })
    return ctx.view.render('admin/sources/pages', {
      range,
      siteId,
      sites: await sitesOf(ctx.admin),
      rows: rows.map(({ bounced, label, path, seconds, told, views }) => {
        const average = told > 0 ? Math.round(seconds / told) : null
        return { label, path, views, average, bounced: shareOf(bounced, told) }
      }),
      bounceSeconds,
    })
  }
}

function startOf(isoDay: string) {
  return DateTime.fromISO(isoDay, { zone: 'utc' })
}
