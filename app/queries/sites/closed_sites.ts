import { readSettings } from '#core/sites/settings/settings'
import { read } from '#queries/read'

const lifetime = 10_000
let cache: { until: number; ids: Promise<string[]> } | undefined

/** The other sites whose members show on that site only (`member_resell` is off). */
export async function sitesClosedTo(siteId: string) {
  if (!cache || cache.until < Date.now()) {
    cache = { until: Date.now() + lifetime, ids: readClosedSites() }
  }
  return (await cache.ids).filter((id) => id !== siteId)
}

/** After a change of settings. */
export function invalidateClosedSites() {
  cache = undefined
}

async function readClosedSites() {
  const rows = await read<{ siteId: string; value: string }>('settings')
    .where('name', 'member_resell')
    .select('site_id', 'value')
  return rows.filter(({ value }) => isOff(value)).map(({ siteId }) => siteId)
}

function isOff(value: string) {
  return !readSettings({ member_resell: JSON.parse(value) }).memberResell
}
