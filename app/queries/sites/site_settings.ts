import { readSettings, type StoredValues } from '#core/sites/settings/settings'
import { read } from '#queries/read'

/** The settings of a site: defaults, overridden by what is stored. */
export async function siteSettings(siteId: string) {
  return readSettings(await storedSettings(siteId))
}

/** What a site has stored, by name. */
export async function storedSettings(siteId: string): Promise<StoredValues> {
  const rows = await read<{ name: string; value: string }>('settings')
    .where('site_id', siteId)
    .select('name', 'value')
  return Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)]))
}
