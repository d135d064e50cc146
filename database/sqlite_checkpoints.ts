import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from 'better-sqlite3'

/** The log is 400 MB by then: the thread is behind, or somebody reads what was long ago. */
const mostPagesInLog = 100_000

/**
 * Has a thread write the log of this connection's database into the database, for as long as the
 * connection is open. By default a commit does so when the log is long, and flushes both files, while
 * every request waits for it (decision 132); so it is again should the thread fail.
 */
export function checkpointInBackground(connection: Database) {
  if (connection.memory) return
  const byCommits = connection.pragma('wal_autocheckpoint', { simple: true })
  const program = new URL(`./sqlite_checkpointer${extname(import.meta.filename)}`, import.meta.url)
  const thread = new Worker(program, { workerData: connection.name })
  thread.unref()
  const ended = new Promise((end) => thread.once('exit', end))
  thread.on('error', (error) => {
    process.emitWarning(`Commits write the log of the database again: ${error}`)
    if (connection.open) connection.pragma(`wal_autocheckpoint = ${byCommits}`)
  })
  connection.pragma(`wal_autocheckpoint = ${mostPagesInLog}`)

  const close = connection.close.bind(connection)
  Object.assign(connection, {
    /** Last, as whoever closes last flushes all that was committed. */
    async close() {
      thread.ref()
      thread.postMessage('end')
      await ended
      return close()
    },
  })
}
