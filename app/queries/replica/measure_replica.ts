import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { replica } from '#queries/replica/replica'
import { readAt } from '#queries/read'

/** Milliseconds that a replica is given to hear of the moment; of one that has not, the one before tells. */
const onTheWay = 200

/** Written by the clock of the primary alone, whichever node does it. */
const beat = `
  insert into replica_heartbeats (id, at)
  values (1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
  on conflict (id) do update set at = excluded.at
  returning at`

/**
 * Measures how far the replica is behind: what it says of the moment that is written to the primary
 * each second. That works with any kind of replication, and while nobody else writes.
 */
export async function measureReplica() {
  try {
    const { rows } = await db.rawQuery(beat)
    const start = performance.now()
    await wait(onTheWay)
    const [seen] = await readAt<{ at: number }>(db.connection('replica'), 'replica_heartbeats')
    if (!seen) throw new Error('It does not know of replica_heartbeats yet')
    const now = rows[0].at + (performance.now() - start)
    replica.measured(Math.round(now - seen.at))
  } catch (error) {
    replica.failed(error)
  }
}
