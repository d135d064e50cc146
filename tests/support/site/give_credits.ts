import { demoId } from '#database/demo/ids'
import { runSql } from '#tests/support/site/run_sql'

/** Makes a member of the demo world premium, and posts this many credits to their account. */
export async function giveCredits(env: NodeJS.ProcessEnv, number: number, credits: number) {
  const userId = demoId('user', number)
  const id = crypto.randomUUID()
  await runSql(
    env,
    `insert into ledger_movements
     (id, kind, from_account, to_account, credits, idempotency_key, at)
     values ('${id}', 'correction', 'house:corrections', 'member:${userId}', ${credits}, '${id}', 0)`
  )
  await runSql(env, `update users set paid_user = true where id = '${userId}'`)
}
