import db from '@adonisjs/lucid/services/db'
import { sitesClosedTo } from '#queries/sites/pool'

/** Whether members of this site may meet a fictional profile. */
export async function hasFictionalProfiles(siteId: string) {
  const profile = await db
    .from('profiles')
    .whereRaw('fictional')
    .where('status', 'active')
    .whereNotIn('site_id', await sitesClosedTo(siteId))
    .select('id')
    .first()
  return profile !== null
}
