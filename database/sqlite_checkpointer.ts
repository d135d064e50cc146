/*
 * A thread that writes the log of an SQLite database into the database: see sqlite_checkpoints.ts.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

const pause = 2000

const database = new Database(workerData)
const timer = setInterval(checkpoint, pause)
parentPort?.once('message', () => {
  clearInterval(timer)
  database.close()
})

/** As far as no reader needs what it replaces; without waiting for anybody, nor anybody for it. */
function checkpoint() {
  try {
    database.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // The disk is full, or fails: those who commit are told, and the log keeps what they committed.
  }
}
