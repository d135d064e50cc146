import type { DateTime } from 'luxon'
import User from '#models/user'

/** The members of a site with an e-mail address whose consent is to earlier terms than these. */
export async function membersBefore(siteId: string, version: DateTime) {
  const users = await User.query()
    .where('site_id', siteId)
    .whereIn('status', ['active', 'not_confirmed'])
    .whereNotNull('email')
    .where((older) => {
      older.whereNull('consent_version').orWhere('consent_version', '<', version.toMillis())
    })
    .orderBy('id')
    .select('id')
  return users.map(({ id }) => id)
}
