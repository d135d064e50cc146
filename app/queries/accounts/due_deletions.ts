import type { DateTime } from 'luxon'
import { graceDays } from '#core/accounts/leaving/deletion'
import AccountDeletion from '#models/account_deletion'

/** The accounts to erase by `now`, the longest waiting first, without those already erased. */
export async function dueDeletions(now: DateTime) {
  const rows = await AccountDeletion.query()
    .select('account_deletions.user_id')
    .join('users', 'users.id', 'account_deletions.user_id')
    .where('users.status', 'deletion_pending')
    .where('requested_at', '<=', now.minus({ days: graceDays }).toMillis())
    .orderBy('requested_at')
  return rows.map(({ userId }) => userId)
}
