/*
 * A thread that writes the log of an SQLite database into the database: see sqlite_checkpoints.ts.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

const pause = 2000

/** Pages, of 4 kB. The commit after a checkpoint of all begins the log anew, and flushes the disk for that. */
const worthIt = 4000
const tooLong = 20_000

// Never waits for a reader or writer: those would wait for it.
const database = new Database(workerData, { fileMustExist: true, timeout: 0 })
const timer = setInterval(checkpoint, pause)
parentPort?.once('message', () => {
  clearInterval(timer)
  database.close()
})

type State = Readonly<{ log: number; checkpointed: number }>

/**
 * Copies as much of the log as no reader needs any more. A log that others keep adding to is begun anew when it is
 * long.
 */
function checkpoint() {
  try {
    const [{ checkpointed, log }] = database.pragma('wal_checkpoint(NOOP)') as State[]
    if (log - checkpointed < worthIt) return
    database.pragma('wal_checkpoint(PASSIVE)')
    if (log > tooLong) database.pragma('wal_checkpoint(RESTART)')
  } catch {
    // The disk is full, or fails: those who commit are told, and the log keeps what they committed.
  }
}
