import db from '@adonisjs/lucid/services/db'
import { sourceParts, type Source, type SourceCount } from '#core/admin/sources/source'
import { allRefunds } from '#queries/admin/money/all_refunds'

/** What was counted, or the money, of one source of a site. */
export type Row = Source &
  Readonly<{
    site_id: string
    currency?: string
    value: number
    revenue?: number
    refunded?: number
  }>
type Bounds = readonly [from: number, to: number]

const ofUser = sourceParts.map((part) => `coalesce(users.${part}, '') as ${part}`).join(', ')
/** Positions of the site and the parts of the source among what is selected. */
const grouping = Array.from({ length: sourceParts.length + 1 }, (_, index) => index + 1).join(', ')

function ofUsers(what: string, from: string) {
  return `select users.site_id, ${ofUser}, ${what} from ${from} group by ${grouping}`
}

/** How each number of a day is counted, between two instants in milliseconds. */
export const counted: Readonly<
  Record<SourceCount, (bounds: Bounds, day: string) => Promise<Row[]>>
> = {
  visits: (_, day) =>
    ask(
      `select site_id, ${sourceParts.join(', ')}, count(*) as value from arrivals
       where day = ? group by ${grouping}`,
      [day]
    ),
  sign_ups: (bounds) =>
    ask(ofUsers('count(*) as value', 'users where signup_date >= ? and signup_date < ?'), [
      ...bounds,
    ]),
  activated: (bounds) =>
    ask(ofUsers('count(*) as value', 'users where confirmed_at >= ? and confirmed_at < ?'), [
      ...bounds,
    ]),
  buyers: ([from, to]) =>
    ask(
      ofUsers(
        'count(distinct users.id) as value',
        `orders join users on users.id = orders.user_id
         where orders.completed_at >= ? and orders.completed_at < ?
         and not exists (select 1 from orders as earlier
           where earlier.user_id = orders.user_id and earlier.completed_at < ?)`
      ),
      [from, to, from]
    ),
  refunds: (bounds) =>
    ask(
      ofUsers(
        'count(distinct given.order_id) as value',
        `${allRefunds} join orders on orders.id = given.order_id
         join users on users.id = orders.user_id`
      ),
      [...bounds, ...bounds]
    ),
  disputes: (bounds) =>
    ask(
      ofUsers(
        'count(*) as value',
        `disputes join orders on orders.id = disputes.order_id
         join users on users.id = orders.user_id
         where disputes.opened_at >= ? and disputes.opened_at < ?`
      ),
      [...bounds]
    ),
  bans: (bounds) =>
    ask(
      ofUsers(
        'count(distinct users.id) as value',
        `measures join users on users.id = measures.user_id
         where measures.kind = 'ban' and measures.taken_at >= ? and measures.taken_at < ?`
      ),
      [...bounds]
    ),
}

/** Revenue and refunds between two instants, in minor units by currency. */
export async function moneyOf(bounds: Bounds): Promise<Row[]> {
  const byCurrency = (currency: string, what: string, from: string) =>
    `select users.site_id, ${ofUser}, ${currency} as currency, ${what} from ${from}
     group by ${grouping}, ${sourceParts.length + 2}`
  const earned = await ask(
    byCurrency(
      'orders.currency',
      'sum(orders.total_amount) as revenue, 0 as refunded',
      `orders join users on users.id = orders.user_id
       where orders.completed_at >= ? and orders.completed_at < ?`
    ),
    [...bounds]
  )
  const given = await ask(
    byCurrency(
      'given.currency',
      '0 as revenue, sum(given.amount) as refunded',
      `${allRefunds} join orders on orders.id = given.order_id
       join users on users.id = orders.user_id`
    ),
    [...bounds, ...bounds]
  )
  return [...earned, ...given]
}

async function ask(statement: string, bindings: readonly (string | number)[]) {
  const answer = await db.rawQuery(statement, bindings as never)
  return (Array.isArray(answer) ? answer : answer.rows) as Row[]
}
