import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { transact } from '#database/transact'

/** The months after the current one that are there before anybody writes in them. */
const monthsAhead = 2

/** A transaction, of Lucid or not. */
type Client = Readonly<{ rawQuery: (statement: string) => PromiseLike<unknown> }>

/** A partition of the table of messages on PostgreSQL: what was delivered from a moment until another. */
export type MessagePartition = Readonly<{ name: string; from: DateTime; until: DateTime }>

/** The partitions with an end, the oldest first: all but `messages_rest`. */
export async function messagePartitions(): Promise<MessagePartition[]> {
  const { rows } = await db.rawQuery(
    `select partition.relname as name, pg_get_expr(partition.relpartbound, partition.oid) as bounds
     from pg_inherits join pg_class as partition on partition.oid = pg_inherits.inhrelid
     where pg_inherits.inhparent = 'messages'::regclass`
  )
  const partitions = rows.flatMap(({ bounds, name }: { bounds: string; name: string }) => {
    const found = /FROM \((?:MINVALUE|'(\d+)')\) TO \('(\d+)'\)/.exec(bounds)
    return found ? [{ name, from: instant(found[1] ?? '0'), until: instant(found[2]) }] : []
  })
  return partitions.toSorted(
    (one: MessagePartition, other: MessagePartition) => +one.until - +other.until
  )
}

function instant(milliseconds: string) {
  return DateTime.fromMillis(Number(milliseconds), { zone: 'utc' })
}

/** This month and the next ones, whose partitions must be there. */
export function monthsToCome(now: DateTime) {
  const current = now.toUTC().startOf('month')
  return Array.from({ length: monthsAhead + 1 }, (_, months) => current.plus({ months }))
}

/** Makes the partitions of this month and of the next ones, where they are missing. Returns their names. */
export async function makeMonthsAhead(now: DateTime) {
  const partitions = await messagePartitions()
  const made: string[] = []
  for (const month of monthsToCome(now)) {
    if (partitions.some(({ from, until }) => from <= month && month < until)) continue
    made.push(await transact(db, (client) => makeMonth(client, month)))
  }
  // PostgreSQL does so by itself for each partition, never for the whole, by which it plans joins.
  if (made.length > 0) await db.rawQuery('analyze messages')
  return made
}

/**
 * Makes the partition of a month. What was delivered in it while it was missing comes over from
 * `messages_rest`. Locks as senders do, profiles and conversations first, and gives up after two seconds.
 */
export async function makeMonth(client: Client, month: DateTime) {
  const name = `messages_${month.toFormat('yyyy_MM')}`
  const from = month.toMillis()
  const until = month.plus({ months: 1 }).toMillis()
  await waitShortly(client)
  await client.rawQuery('lock table profiles, conversations in exclusive mode')
  await client.rawQuery('lock table messages_rest in access exclusive mode')
  await client.rawQuery(`create table ${name} (like messages_rest including all)`)
  await client.rawQuery(
    `with moved as (delete from messages_rest
       where delivered_at >= ${from} and delivered_at < ${until} returning *)
     insert into ${name} select * from moved`
  )
  await client.rawQuery(
    `alter table messages attach partition ${name} for values from (${from}) to (${until})`
  )
  return name
}

/** Removes a partition with all its messages; gives up after two seconds, as everybody waits meanwhile. */
export async function dropPartition({ name }: MessagePartition) {
  await transact(db, async (client) => {
    await waitShortly(client)
    await client.rawQuery(`drop table ${name}`)
  })
}

async function waitShortly(client: Client) {
  await client.rawQuery(`set local lock_timeout = '2s'`)
}
