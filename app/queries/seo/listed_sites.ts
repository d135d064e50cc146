import { appUrl } from '#config/app'
import type { ListedSite } from '#core/sites/public_pages/alternates'
import { familyOf } from '#core/sites/pool'
import Site from '#models/site'
import { siteUrl } from '#mails/site_url'
import { allSites, currentSite, type SiteRow } from '#queries/sites/current_site'

const known = new WeakMap<readonly SiteRow[], Promise<readonly ListedSite[]>>()

/** All sites as search engines know them, the oldest first; read again when the list of sites is. */
export async function listedSites() {
  const rows = await allSites()
  const listed = known.get(rows) ?? readListed(rows)
  known.set(rows, listed)
  return listed
}

/** A site as search engines know it. */
export async function listedSite(siteId: string) {
  const sites = await listedSites()
  const found = sites.find(({ id }) => id === siteId)
  if (!found) throw new Error(`No such site: ${siteId}`)
  return found
}

async function readListed(rows: readonly SiteRow[]): Promise<readonly ListedSite[]> {
  const shown = await currentSite(new URL(appUrl).hostname)
  const sites = await Site.ofPool()
  return rows.flatMap((row) => {
    const site = sites.find(({ id }) => id === row.id)
    if (!site) return []
    const origin = new URL(siteUrl(row, { appUrl, shown })).origin
    const { countries, id } = site
    return [{ id, origin, locale: row.domainLanguage, countries, family: familyOf(site) }]
  })
}
