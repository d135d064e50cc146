import db from '@adonisjs/lucid/services/db'
import { unfinished } from '#core/admin/operations/backup'
import type { Uses } from '#core/ports'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'

export type BackupAct = 'create' | 'drill'

type Used = Uses<'clock' | 'events' | 'ids' | 'unitOfWork'>

/** Keeps that it has begun, so that one that is killed does not look as if it had never been. Returns its id. */
export async function beginOutcome({ clock, ids }: Used, act: BackupAct) {
  const id = ids.next()
  const row = { id, act, at: clock.now().toMillis(), failure: unfinished }
  await db.table('backup_outcomes').insert(row)
  return id
}

/** Keeps when it ended, with what failed, which also raises an alarm, once a day. */
export async function endOutcome(ports: Used, id: string, failure: string | null) {
  const at = ports.clock.now()
  await db.from('backup_outcomes').where({ id }).update({ at: at.toMillis(), failure })
  if (failure !== null) await raiseAlarm(ports, alarmOf('backup_failed', null, at))
}

/** Keeps one that could not begin. */
export async function noteRefused(ports: Used, act: BackupAct, failure: string) {
  await endOutcome(ports, await beginOutcome(ports, act), failure)
}

/** Notes that backups which began and did not end have failed: call it while no other process is at it. */
export async function noteCutOff(ports: Used) {
  const failure = 'The process ended before it was done'
  const open = db.from('backup_outcomes').where({ failure: unfinished })
  const found = await open.update({ failure })
  if (Number(found) > 0) await raiseAlarm(ports, alarmOf('backup_failed', null, ports.clock.now()))
}

/** In a restored database: a backup holds itself as not finished, and was. */
export async function endRestoredOutcome() {
  await db.from('backup_outcomes').where({ failure: unfinished }).update({ failure: null })
}
