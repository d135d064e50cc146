/** When a row of `account_deletions` becomes final, in milliseconds, as an SQL expression. */
export const finalAt = 'requested_at + return_days * 86400000'
