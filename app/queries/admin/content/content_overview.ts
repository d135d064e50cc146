import type { DateTime } from 'luxon'
import { contentPages, type ContentPage } from '#core/sites/content/page'
import { stateOf } from '#core/sites/content/version'
import { read } from '#queries/read'
import { fromMillis } from '#queries/admin/content/content_versions'

type Row = Readonly<{ page: ContentPage; holdsFrom: number | null }>

/**
 * Every page with its versions of a site, or (null) of all sites: since when the newest one holds,
 * from when on the next one will (in milliseconds), and how many drafts there are.
 */
export async function contentOverview(siteId: string | null, now: DateTime) {
  const query = read<Row>('content_versions')
    .whereNull('withdrawn_at')
    .select('page', 'holds_from')
    .orderBy('holds_from')
  const rows = await (siteId === null
    ? query.whereNull('site_id')
    : query.where({ site_id: siteId }))
  return contentPages.map((page) => {
    const versions = rows
      .filter((row) => row.page === page)
      .map(({ holdsFrom }) => {
        const dates = { holdsFrom: fromMillis(holdsFrom), withdrawnAt: null }
        return { holdsFrom, state: stateOf(dates, now) }
      })
    return {
      page,
      since: versions.findLast(({ state }) => state === 'holds')?.holdsFrom ?? null,
      next: versions.find(({ state }) => state === 'scheduled')?.holdsFrom ?? null,
      drafts: versions.filter(({ state }) => state === 'draft').length,
    }
  })
}
