import type { Cluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'
import { runAce } from '#tests/support/site/command'

/**
 * What is wrong with the credits: each message has the movement of its cost, each purchase one movement and a completed order,
 * and all balances and lots agree with the ledger.
 */
export async function brokenCredits(cluster: Cluster, { purchases }: Crowd) {
  return [
    ...(await unpaidMessages(cluster)),
    ...(await brokenPurchases(cluster, purchases.length)),
    ...(await disagreements(cluster)),
  ]
}

async function unpaidMessages({ sql }: Cluster) {
  const [{ wrong }] = await sql(
    `select count(*) as wrong from messages
     full join (select * from ledger_movements where kind in ('message', 'photo') and at > 0) as spent
       on spent.idempotency_key = concat(
         case messages.kind when 'text' then 'message' else messages.kind end,
         ':', conversation_id, ':', client_id)
     where body like 'Message %' and cost <> coalesce(credits, 0)`
  )
  return Number(wrong) === 0 ? [] : [`${wrong} messages do not cost what was spent`]
}

async function brokenPurchases({ sql }: Cluster, count: number) {
  const [{ completed, credited }] = await sql(
    `select count(distinct orders.id) as completed, count(ledger_movements.id) as credited
     from sandbox_payments
     join orders on orders.provider_payment_id = sandbox_payments.id and orders.status = 'completed'
     left join ledger_movements on ledger_movements.order_id = orders.id and ledger_movements.kind = 'purchase'`
  )
  const isRight = Number(completed) === count && Number(credited) === count
  return isRight ? [] : [`${count} purchases, ${completed} completed, ${credited} credited`]
}

async function disagreements({ env }: Cluster) {
  try {
    await runAce(['ledger:verify'], env)
    return []
  } catch (error) {
    return [`ledger: ${(error as Error & { stdout?: string }).stdout}`]
  }
}
