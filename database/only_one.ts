import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@adonisjs/lucid/database'
import Sqlite from 'better-sqlite3'

type Task<Result> = Readonly<{
  /** What one process does at a time: tasks of different names go on side by side. */
  name: keyof typeof lockFiles
  /** The file of the database, unless it is on PostgreSQL. */
  sqliteFile: string
  work: () => Promise<Result>
  /** Called once when another process is at it already; what it throws is the answer, without waiting. */
  waiting: () => void
}>

/** Milliseconds between attempts to get the lock of a file. */
const pause = 100

/** Beside the database; the same in every release, as the lock on PostgreSQL is by its name. */
const lockFiles = { 'site:prepare': '.lock', 'backup': '.backup.lock' }

/**
 * Does something while no other process does, on this machine or another: waits until the one before is done. The
 * lock of a process that is killed is released (docs/decisions/0107).
 */
export function asOnlyOne<Result>(database: Database, task: Task<Result>): Promise<Result> {
  if (database.connection().dialect.name === 'postgres') return onPostgres(database, task)
  const file = task.sqliteFile + lockFiles[task.name]
  return task.sqliteFile === ':memory:' ? task.work() : onFile(file, task)
}

/**
 * One open transaction holds the lock while the work runs on other connections: a pooler that shares
 * connections between transactions leaves it alone, unlike a lock of a session.
 */
async function onPostgres<Result>(database: Database, { name, waiting, work }: Task<Result>) {
  const lock = `hashtextextended('${name}', 0)`
  const holder = await database.transaction()
  try {
    const { rows } = await holder.rawQuery(`select pg_try_advisory_xact_lock(${lock}) as is_mine`)
    if (!rows[0].is_mine) {
      waiting()
      await holder.rawQuery(`select pg_advisory_xact_lock(${lock})`)
    }
    const result = await work()
    await holder.commit()
    return result
  } catch (error) {
    await holder.rollback().catch(() => {})
    throw error
  }
}

/** An empty file beside the database, as the database itself is written meanwhile. It stays. */
async function onFile<Result>(file: string, { waiting, work }: Task<Result>) {
  const holder = new Sqlite(file, { timeout: 0 })
  try {
    if (!isTaken(holder)) {
      waiting()
      while (!isTaken(holder)) await wait(pause)
    }
    return await work()
  } finally {
    holder.close()
  }
}

function isTaken(holder: Sqlite.Database) {
  try {
    holder.exec('begin immediate')
    return true
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}
