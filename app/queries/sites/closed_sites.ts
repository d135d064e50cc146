import { readSettings } from '#core/sites/settings/settings'
import { read } from '#queries/read'

const keepForMilliseconds = 10_000
let kept: { until: number; ids: Promise<string[]> } | undefined

/** The other sites whose members show on that site only (`member_resell` is off). */
export async function sitesClosedTo(siteId: string) {
  if (!kept || kept.until < Date.now()) {
    kept = { until: Date.now() + keepForMilliseconds, ids: readClosedSites() }
  }
  return (await kept.ids).filter((id) => id !== siteId)
}

/** After a change of settings. */
export function invalidateClosedSites() {
  kept = undefined
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
