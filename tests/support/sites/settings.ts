import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
import { invalidatePool } from '#queries/sites/pool'
import { invalidateSites } from '#queries/sites/current_site'

/** Sets a setting of the first site, or of another. */
export async function setSetting(name: string, value: unknown, siteId?: string) {
  const id = siteId ?? (await Site.firstOrFail()).id
  await db.table('settings').insert({ site_id: id, name, value: JSON.stringify(value) })
  clearSettingsCache()
}

export function clearSettingsCache() {
  invalidateSites()
  invalidatePool()
}
