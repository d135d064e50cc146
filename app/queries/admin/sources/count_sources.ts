import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { dayOf } from '#core/admin/figures/figure'
import { monthOf } from '#core/admin/sources/periods'
import {
  foldSources,
  keyOf,
  merge,
  noCounts,
  sourceCounts,
  sourceParts,
  type CountedSource,
  type Counts,
  type Source,
  type SourceCount,
} from '#core/admin/sources/source'
import { arrivalDays } from '#core/users/tracking'
import { counted, moneyOf, type Row } from '#queries/admin/sources/counted_by_source'
import { insertAll } from '#database/insert_all'
import { transact } from '#database/transact'

/**
 * Counts a day (UTC) by source, and stores its figures in the place of those before. What erased
 * members had done stays counted where it was, as their source is kept until their days are counted for good.
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
    await remove(client, dayOf(day))
    const bySite = Map.groupBy(rows, (row) => row.siteId)
    for (const { id } of await client.from('sites').select('id')) {
      // With a row of nothing, so that a day on which nothing happened is known to be counted.
      const ofSite = [...(bySite.get(id) ?? []), nothing]
      await store(client, { day: dayOf(day), site_id: id }, foldSources(merge(ofSite)))
    }
  })
}

/** Adds up the days of a whole month, in the place of what was added up before. */
export async function addUpMonth(month: DateTime) {
  const bounds = [dayOf(month), dayOf(month.endOf('month'))] as const
  await transact(db, async (client) => {
    await remove(client, monthOf(month))
    for (const { id } of await client.from('sites').select('id')) {
      const sources = await storedSources(client, id, bounds)
      const place = { day: monthOf(month), site_id: id }
      if (sources.length > 0) await store(client, place, foldSources(merge(sources)))
    }
  })
}

/** Forgets the digests of days that are counted for good, and the salts of days that are over. */
export async function forgetArrivals(now: DateTime) {
  await db
    .from('arrivals')
    .where('day', '<', dayOf(now.minus({ days: arrivalDays - 1 })))
    .delete()
  await db.from('day_salts').where('day', '<', dayOf(now)).delete()
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

async function remove(client: TransactionClientContract, day: string) {
  for (const table of ['source_days', 'source_money']) {
    await client.from(table).where({ day }).delete()
  }
}

/** What was counted of a site on some days. */
async function storedSources(
  client: TransactionClientContract,
  siteId: string,
  bounds: readonly [from: string, to: string]
): Promise<CountedSource[]> {
  const of = (table: string) =>
    client
      .from(table)
      .join('sources', 'sources.id', `${table}.source_id`)
      .where('site_id', siteId)
      .whereBetween('day', [...bounds])
  const days: (Counts & Row)[] = await of('source_days')
  const money: Row[] = await of('source_money')
  return [
    ...days.map((row) => {
      const counts = sourceCounts.map((count) => [count, row[count]])
      return { source: sourceOf(row), counts: Object.fromEntries(counts) as Counts, money: [] }
    }),
    ...money.map(withMoney),
  ]
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
