import { read } from '#queries/read'

type Outcome = Readonly<{ at: number; failure: string | null }>

/** The last attempts to make and to restore a backup, and when each last succeeded; null: never. */
export async function lastBackups() {
  const of = (act: string) => {
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
