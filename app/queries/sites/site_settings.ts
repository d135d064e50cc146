import { readSettings } from '#core/sites/settings/settings'
import { read } from '#queries/read'

/** The settings of a site: defaults, overridden by what is stored. */
export async function siteSettings(siteId: string) {
  const rows = await read<{ name: string; value: string }>('settings')
    .where('site_id', siteId)
    .select('name', 'value')
  return readSettings(Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)])))
}
