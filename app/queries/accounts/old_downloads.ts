import type { DateTime } from 'luxon'
import { requestsCountFrom } from '#core/accounts/data/data_download'
import Token from '#models/token'

/** Downloads whose days may be over by `now`, and whose files have not been removed yet. */
export async function oldDownloads(now: DateTime) {
  const rows = await Token.query()
    .select('id')
    .where('purpose', 'data')
    .whereNull('used_at')
    .where('expires_at', '<=', now.toMillis())
    .where('created_at', '<', requestsCountFrom(now).toMillis())
  return rows.map(({ id }) => id)
}
