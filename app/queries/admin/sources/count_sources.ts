import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import {
  foldSources,
  keyOf,
  merge,
  noCounts,
  sourceParts,
  type CountedSource,
  type Source,
  type SourceCount,
} from '#core/admin/sources/source'
import { insertAll } from '#database/insert_all'
import { transact } from '#database/transact'

type Row = Source &
  Readonly<{
    site_id: string
    currency?: string
    value: number
    revenue?: number
    refunded?: number
  }>
type Bounds = readonly [from: number, to: number]

/**
 * Counts a day (UTC) by source, and stores its figures in the place of those before. What erased
 * members had done stays counted where it was, as days are only counted while they are new.
 */
export async function countSources(day: DateTime) {
  const bounds = [day.toMillis(), day.plus({ days: 1 }).toMillis()] as const
  const rows: (CountedSource & { siteId: string })[] = []
  for (const [count, countIt] of Object.entries(counted)) {
    rows.push(
      ...(await countIt(bounds, dayOf(day))).map((row) => countedAs(count as SourceCount, row))
    )
  }
  rows.push(...(await moneyOf(bounds)).map(withMoney))
  await transact(db, async (client) => {
    for (const table of ['source_days', 'source_money']) {
      await client.from(table).where('day', dayOf(day)).delete()
    }
    const bySite = Map.groupBy(rows, (row) => row.siteId)
    for (const { id } of await client.from('sites').select('id')) {
      // With a row of nothing, so that a day on which nothing happened is known to be counted.
      const ofSite = [...(bySite.get(id) ?? []), nothing]
      await store(client, { day: dayOf(day), site_id: id }, foldSources(merge(ofSite)))
    }
  })
}

/** Forgets the digests of days that are counted for good, and the salts of days that are over. */
export async function forgetArrivals(now: DateTime) {
  await db
    .from('arrivals')
    .where('day', '<', dayOf(now.minus({ days: 1 })))
    .delete()
  await db.from('day_salts').where('day', '<', dayOf(now)).delete()
}

const ofUser = sourceParts.map((part) => `coalesce(users.${part}, '') as ${part}`).join(', ')
/** Positions of the site and the parts of the source among what is selected. */
const grouping = Array.from({ length: sourceParts.length + 1 }, (_, index) => index + 1).join(', ')

function ofUsers(what: string, from: string) {
  return `select users.site_id, ${ofUser}, ${what} from ${from} group by ${grouping}`
}

/** Every refund that was not refused, ours and those that providers made. */
const allRefunds = `(
  select order_id, currency, amount, created_at as at from refunds
  where created_at >= ? and created_at < ? and status <> 'failed'
  union all
  select provider_refunds.order_id, orders.currency, provider_refunds.amount, found_at as at
  from provider_refunds join orders on orders.id = provider_refunds.order_id
  where found_at >= ? and found_at < ?) as given`

const counted: Readonly<Record<SourceCount, (bounds: Bounds, day: string) => Promise<Row[]>>> = {
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

async function moneyOf(bounds: Bounds): Promise<Row[]> {
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

function countedAs(count: SourceCount, row: Row) {
  const counts = { ...noCounts, [count]: row.value }
  return { siteId: row.site_id, source: sourceOf(row), counts, money: [] }
}

function withMoney(row: Row) {
  const { currency = '', refunded = 0, revenue = 0 } = row
  const money = [{ currency, revenue, refunded }]
  return { siteId: row.site_id, source: sourceOf(row), counts: noCounts, money }
}

function sourceOf(row: Row) {
  return Object.fromEntries(sourceParts.map((part) => [part, row[part]])) as Source
}

const nothing: CountedSource = {
  source: { network: '', ref: '', sub1: '', sub2: '', sub3: '', lander: '', variant: '' },
  counts: noCounts,
  money: [],
}

type Place = Readonly<{ day: string; site_id: string }>

async function store(
  client: TransactionClientContract,
  place: Place,
  sources: readonly CountedSource[]
) {
  const ids = await idsOf(client, sources)
  const idOf = ({ source }: CountedSource) => ids.get(keyOf(source))!
  const days = sources.map((one) => ({ ...place, source_id: idOf(one), ...one.counts }))
  await insertAll(client, 'source_days', days)
  const money = sources.flatMap((one) =>
    one.money.map((amounts) => ({ ...place, source_id: idOf(one), ...amounts }))
  )
  await insertAll(client, 'source_money', money)
}

/** The ids of sources, of which new ones are added. */
async function idsOf(client: TransactionClientContract, sources: readonly CountedSource[]) {
  const ids = new Map<string, number>()
  for (const { source } of sources) {
    const insert = client.knexQuery().insert(source).into('sources')
    await insert.onConflict([...sourceParts]).ignore()
    const { id } = await client.from('sources').where(source).select('id').firstOrFail()
    ids.set(keyOf(source), id)
  }
  return ids
}

async function ask(statement: string, bindings: readonly (string | number)[]) {
  const answer = await db.rawQuery(statement, bindings as never)
  return (Array.isArray(answer) ? answer : answer.rows) as Row[]
}
