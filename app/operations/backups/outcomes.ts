import db from '@adonisjs/lucid/services/db'
import type { Uses } from '#core/ports'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'

export type BackupAct = 'create' | 'drill'

/** Keeps when it was done, with what failed, which also raises an alarm, once a day. */
export async function keepOutcome(
  ports: Uses<'clock' | 'events' | 'ids' | 'unitOfWork'>,
  act: BackupAct,
  failure: string | null
) {
  const [id, at] = [ports.ids.next(), ports.clock.now()]
  await db.table('backup_outcomes').insert({ id, act, at: at.toMillis(), failure })
  if (failure !== null) await raiseAlarm(ports, alarmOf('backup_failed', null, at))
}
