import db from '@adonisjs/lucid/services/db'
import { read } from '#queries/read'

/** An order or refund whose records disagree; whole credits, and money in minor units. */
type RefundDifference = Readonly<{ id: string; what: string; expected: number; recorded: number }>

/**
 * Checks every refund against the ledger and its order: its credits were taken once, they came back
 * only if it failed, and all refunds of an order together are never more than was paid. Returns
 * those that differ.
 */
export function refundDifferences() {
  return read<RefundDifference>('differences')
    .with('differences', db.raw(differences))
    .orderBy('id')
    .orderBy('what')
}

/** The amount posted under a key of each refund, and the expected one. */
function recordedUnder(prefix: string, what: string, expected: string) {
  return `
    select refunds.id, '${what}' as what, ${expected} as expected,
      coalesce(sum(legs.credits), 0) as recorded
    from refunds left join ledger_movements as legs
      on legs.idempotency_key = '${prefix}' || cast(refunds.id as text)
    group by refunds.id, refunds.credits, refunds.status
    having coalesce(sum(legs.credits), 0) <> ${expected}`
}

const creditsReturned = `case when refunds.status = 'failed' then refunds.credits else 0 end`

const differences = `
  ${recordedUnder('refund:', 'credits taken', 'refunds.credits')}
  union all
  ${recordedUnder('refund_failed:', 'credits returned', creditsReturned)}
  union all
  select orders.id, 'money returned, at most' as what,
    orders.total_amount as expected, sum(refunds.amount) as recorded
  from refunds join orders on orders.id = refunds.order_id
  where refunds.status <> 'failed'
  group by orders.id, orders.total_amount
  having sum(refunds.amount) > orders.total_amount
`
