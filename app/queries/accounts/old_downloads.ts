import type { DateTime } from 'luxon'
import { requestsCountFrom } from '#core/accounts/data/data_download'
import Token from '#models/token'

/**
 * Downloads that have expired by `now` and still have their file. The purpose is written out, as the index
 * `tokens_of_downloads` is of this one alone.
 */
export async function oldDownloads(now: DateTime) {
  const rows = await Token.query()
    .select('id')
    .whereRaw(`purpose = 'data' and used_at is null`)
    .where('expires_at', '<=', now.toMillis())
    .where('created_at', '<', requestsCountFrom(now).toMillis())
  return rows.map(({ id }) => id)
}
