/** When a row of `account_deletions` becomes final, in milliseconds, as an SQL expression. */
export const finalAt = 'requested_at + cast(return_days as bigint) * 86400000'
