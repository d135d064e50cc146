import db from '@adonisjs/lucid/services/db'
import { read } from '#queries/read'

/** A member whose stored balance differs from the sum of their movements; in whole credits. */
type LedgerDifference = Readonly<{ account: string; stored: number; posted: number }>

/** Recomputes every balance from the ledger, and returns those that differ. */
export function ledgerDifferences() {
  return read<LedgerDifference>('balances')
    .with('balances', db.raw(balances))
    .whereRaw('stored <> posted')
    .orderBy('account')
}

/** A member without movements counts as 0, and so does an account without a member. */
const balances = `
  select
    coalesce(members.account, sums.account) as account,
    coalesce(members.credits, 0) as stored,
    coalesce(sums.posted, 0) as posted
  from (select 'member:' || cast(id as text) as account, credits from users) as members
  full join (
    select account, sum(credits) as posted
    from (
      select to_account as account, credits from ledger_movements
      union all
      select from_account, -credits from ledger_movements
    ) as legs
    where account like 'member:%'
    group by account
  ) as sums on sums.account = members.account
`
