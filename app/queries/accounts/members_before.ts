import type { DateTime } from 'luxon'
import User from '#models/user'

/** The members of a site who have an address and have not agreed to terms as new as these. */
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
