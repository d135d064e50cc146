import db from '@adonisjs/lucid/services/db'
import { replica } from '#queries/old_data/replica'
import { readAt } from '#queries/read'

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
    const [seen] = await readAt<{ at: number }>(db.connection('replica'), 'replica_heartbeats')
    if (!seen) throw new Error('It does not know of replica_heartbeats yet')
    replica.measured(rows[0].at - seen.at)
  } catch (error) {
    replica.failed(error)
  }
}
