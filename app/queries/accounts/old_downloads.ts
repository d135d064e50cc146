import type { DateTime } from 'luxon'
import { requestsCountFrom } from '#core/accounts/data/data_download'
import Token from '#models/token'

/** Downloads that have expired by `now` and still have their file. */
export async function oldDownloads(now: DateTime) {
  const rows = await Token.query()
    .select('id')
    .where('purpose', 'data')
    .whereNull('used_at')
    .where('expires_at', '<=', now.toMillis())
    .where('created_at', '<', requestsCountFrom(now).toMillis())
  return rows.map(({ id }) => id)
}
