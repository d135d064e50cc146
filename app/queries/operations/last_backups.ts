import type { DateTime } from 'luxon'
import { atWorkSince, unfinished } from '#core/admin/operations/backup'
import { read } from '#queries/read'

type Act = 'create' | 'drill'
type Outcome = Readonly<{ at: number; failure: string | null }>

/** Whether the last attempt failed; of one that may still be at work, the one before. Null: there was none. */
export async function lastBackupFailed(act: Act, now: DateTime) {
  const ended = read<Outcome>('backup_outcomes')
    .where('act', act)
    .where((row) => {
      row
        .whereNull('failure')
        .orWhereNot('failure', unfinished)
        .orWhere('at', '<=', atWorkSince(now))
    })
    .select('at', 'failure')
  const last = await ended.orderBy('at', 'desc').first()
  return last && last.failure !== null
}

/** The last attempts to make and to restore a backup, and when each last succeeded; null: never. */
export async function lastBackups() {
  const of = (act: Act) => {
    return read<Outcome>('backup_outcomes').where('act', act).select('at', 'failure')
  }
  const newestFirst = (query: ReturnType<typeof of>) => query.orderBy('at', 'desc').first()
  return {
    created: await newestFirst(of('create')),
    drilled: await newestFirst(of('drill')),
    madeAt: (await newestFirst(of('create').whereNull('failure')))?.at ?? null,
    restoredAt: (await newestFirst(of('drill').whereNull('failure')))?.at ?? null,
  }
}
