import db from '@adonisjs/lucid/services/db'
import { read } from '#queries/read'

/** An order that disagrees with its movements; in whole credits. */
type LotDifference = Readonly<{ orderId: string; what: string; expected: number; posted: number }>

/**
 * Recomputes the lot of every order from the ledger, and returns those that differ from the order.
 */
export function lotDifferences() {
  return read<LotDifference>('lots')
    .with('lots', db.raw(lots))
    .whereRaw('expected <> posted')
    .orderBy('order_id')
    .orderBy('what')
}

/** Each order with the credits its movements added to its buyer and took back. */
const posted = `
  select
    orders.id as order_id,
    case when orders.completed_at is null then 0 else orders.credits end as bought,
    orders.user_id,
    coalesce(sum(case when kind = 'purchase' then legs.credits else 0 end), 0) as came,
    coalesce(sum(case
      when legs.id is null then 0
      when from_account = 'member:' || cast(orders.user_id as text) then legs.credits
      when kind = 'purchase' then 0
      else -legs.credits
    end), 0) as taken
  from orders left join ledger_movements as legs on legs.order_id = orders.id
  group by orders.id, orders.completed_at, orders.credits, orders.user_id
`

/** A lot is opened once, by a completed order, and never loses more than it held. */
const lots = `
  select order_id, 'credits bought' as what, bought as expected, came as posted from (${posted}) as opened
  union all
  select order_id, 'credits taken back, at most', bought, taken from (${posted}) as shrunk
  where taken > bought
  union all
  select order_id, 'credits taken back, at least', 0, taken from (${posted}) as grown where taken < 0
`
