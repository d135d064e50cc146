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
import { counted, moneyOf, type Row } from '#queries/admin/sources/counted_by_source'
import { insertAll } from '#database/insert_all'
import { transact } from '#database/transact'

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
