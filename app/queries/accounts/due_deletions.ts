import type { DateTime } from 'luxon'
import { graceDays } from '#core/accounts/leaving/deletion'
import AccountDeletion from '#models/account_deletion'

/** Who can be erased by `now`, the longest waiting first; of those who are erased nothing is due. */
export async function dueDeletions(now: DateTime) {
  const rows = await AccountDeletion.query()
    .select('account_deletions.user_id')
    .join('users', 'users.id', 'account_deletions.user_id')
    .where('users.status', 'deletion_pending')
    .where('requested_at', '<=', now.minus({ days: graceDays }).toMillis())
    .orderBy('requested_at')
  return rows.map(({ userId }) => userId)
}
