import { appUrl } from '#config/app'
import type { ListedSite } from '#core/sites/public_pages/alternates'
import { readSettings } from '#core/sites/settings/settings'
import { siteUrl } from '#mails/site_url'
import { read } from '#queries/read'
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

type Stored = Readonly<{ siteId: string; name: string; value: string }>

async function readListed(rows: readonly SiteRow[]): Promise<readonly ListedSite[]> {
  const shown = await currentSite(new URL(appUrl).hostname)
  const stored = await read<Stored>('settings')
    .whereIn('name', ['countries', 'member_resell'])
    .select('site_id', 'name', 'value')
  return rows.map((site) => {
    const own = stored.filter(({ siteId }) => siteId === site.id)
    const values = Object.fromEntries(own.map(({ name, value }) => [name, JSON.parse(value)]))
    const { countries, memberResell } = readSettings(values)
    return {
      id: site.id,
      origin: new URL(siteUrl(site, { appUrl, shown })).origin,
      locale: site.domainLanguage,
      countries,
      sharesMembers: memberResell,
    }
  })
}
