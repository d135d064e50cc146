import db from '@adonisjs/lucid/services/db'
import type { AccountTotal, MoneyTotal } from '#core/credits/ledger_check'
import { read } from '#queries/read'

/** What reached and left the accounts of each kind, in whole credits. Reads the whole ledger. */
export function trialBalance() {
  return read<AccountTotal>('totals').with('totals', db.raw(totals))
}

const kindOf = (column: string) =>
  `case when ${column} like 'member:%' then 'members' else ${column} end`

const totals = `
  select account, cast(sum(received) as bigint) as received, cast(sum(given) as bigint) as given
  from (
    select ${kindOf('to_account')} as account, sum(credits) as received, 0 as given
    from ledger_movements group by ${kindOf('to_account')}
    union all
    select ${kindOf('from_account')}, 0, sum(credits)
    from ledger_movements group by ${kindOf('from_account')}
  ) as legs
  group by account
`

/** What was invoiced and credited in each currency, in minor units. */
export function moneyTotals() {
  return read<MoneyTotal>('money').with('money', db.raw(money)).orderBy('currency')
}

/** With what the documents of old orders said, which are removed. */
const money = `
  select currency, cast(sum(invoiced) as bigint) as invoiced, cast(sum(credited) as bigint) as credited
  from (
    select currency, sum(case when kind = 'invoice' then gross_amount else 0 end) as invoiced,
      sum(case when kind = 'credit_note' then gross_amount else 0 end) as credited
    from invoices group by currency
    union all
    select currency, invoiced, credited from removed_documents
  ) as documents
  group by currency
`
