import { readSettings } from '#core/sites/settings/settings'
import { read } from '#queries/read'

/** All settings of a site: what is stored over the defaults. */
export async function siteSettings(siteId: string) {
  const rows = await read<{ name: string; value: string }>('settings')
    .where('site_id', siteId)
    .select('name', 'value')
  return readSettings(Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)])))
}
