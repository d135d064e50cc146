import { randomUUID } from 'node:crypto'
import { demoId } from '#database/demo/ids'
import type { People } from '#tests/screens/people'

type RunSql = (statement: string) => Promise<unknown>

/** Orders and debits are dated twelve days ago. */
const then = Date.now() - 12 * 86_400_000
const day = new Date(then).toISOString().slice(0, 10)

/** Closes direct debit: by a returned debit, by one that reaches the limit, and by a pause. */
export async function closeDirectDebit({ blocked, careful }: People, runSql: RunSql) {
  await addDebit(demoId('user', blocked.number), 'p1', 'returned', runSql)
  await addDebit(demoId('user', careful.number), 'p3', 'exported', runSql)
  await pause(demoId('user', careful.number), runSql)
}

/** Adds a debit whose order is charged back already, so that the ledger expects no credits of it. */
async function addDebit(
  user: string,
  tier: string,
  state: 'returned' | 'exported',
  runSql: RunSql
) {
  const [order, mandate] = [randomUUID(), randomUUID()]
  await runSql(`
    insert into orders (id, user_id, package_id, client_id, method, status, country, currency,
      credits, package_amount, discount_amount, costs_amount, total_amount, provider, created_at)
    select '${order}', '${user}', id, 'debt', 'sdd', 'charged_back', 'IE', 'EUR',
      credits, amount, 0, 25, amount + 25, 'direct_debit', ${then}
    from packages where tier = '${tier}' and currency = 'EUR'`)
  await runSql(`
    insert into mandates (id, user_id, reference, account_holder, iban, street, house_number, zip,
      city, country, phone, signed_at)
    values ('${mandate}', '${user}', '${mandate.slice(0, 20)}', 'A. Byrne', 'IE29AIBK93115212345678',
      'Grafton Street', '1', 'D02', 'Dublin', 'IE', '+353861234567', ${then})`)
  await runSql(`
    insert into debits (id, order_id, mandate_id, amount, currency, end_to_end_id, collect_on, state,
      created_at, returned_at)
    select '${randomUUID()}', id, '${mandate}', total_amount, 'EUR', '${mandate.slice(0, 20)}',
      '${day}', '${state}', ${then}, ${state === 'returned' ? then : 'null'}
    from orders where id = '${order}'`)
}

async function pause(user: string, runSql: RunSql) {
  const until = Date.now() + 86_400_000
  await runSql(`insert into spending_cares (user_id, paused_until) values ('${user}', ${until})`)
}
