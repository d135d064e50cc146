import type { DateTime } from 'luxon'
import AccountDeletion from '#models/account_deletion'
import { finalAt } from '#queries/accounts/final_at'

/** The accounts to erase by `now`, the longest waiting first, without those already erased. */
export async function dueDeletions(now: DateTime) {
  const rows = await AccountDeletion.query()
    .select('account_deletions.user_id')
    .join('users', 'users.id', 'account_deletions.user_id')
    .whereIn('users.status', ['deletion_pending', 'banned'])
    .whereRaw(`${finalAt} <= ?`, [now.toMillis()])
    .orderByRaw(finalAt)
  return rows.map(({ userId }) => userId)
}
