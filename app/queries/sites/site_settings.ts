import db from '@adonisjs/lucid/services/db'
import { readSettings } from '#core/sites/settings/settings'

/** All settings of a site: what is stored over the defaults. */
export async function siteSettings(siteId: string) {
  const rows: { name: string; value: string }[] = await db
    .from('settings')
    .where('site_id', siteId)
    .select('name', 'value')
  return readSettings(Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)])))
}
