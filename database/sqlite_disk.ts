import { open, type FileHandle } from 'node:fs/promises'
import type { Database } from 'better-sqlite3'

type Disk = Readonly<{
  /** The number of rows ever changed; null while a transaction may still change more. */
  changes: () => number | null
  flush: () => Promise<void>
}>

/** Groups flushes: one at a time, for all that were waiting when it began. */
export class Flushes {
  #onDisk: number | null = 0
  #last: Promise<void> = Promise.resolve()
  #next?: Promise<void>

  constructor(private disk: Disk) {}

  /** Returns once everything committed so far is on disk. */
  async reached() {
    const changes = this.disk.changes()
    if (changes !== null && changes === this.#onDisk) return
    this.#next ??= this.#last.catch(() => {}).then(() => this.#flush())
    await this.#next
  }

  #flush() {
    this.#next = undefined
    const changes = this.disk.changes()
    this.#last = this.disk.flush().then(() => void (this.#onDisk = changes))
    return this.#last
  }
}

let flushes: Flushes | undefined

/** Returns once everything committed so far is on disk; PostgreSQL commits durably by itself. */
export async function onDisk() {
  await flushes?.reached()
}

/** Makes `onDisk` wait for this connection. */
export function keepOnDisk(connection: Database) {
  flushes = flushesOf(connection)
}

/** For a connection to a file; a database in memory has nothing to flush. */
export function flushesOf(connection: Database) {
  if (connection.memory) return undefined
  const log = `${connection.name}-wal`
  const count = connection.prepare<[], number>('select total_changes()').pluck()
  let file: FileHandle | undefined
  const close = connection.close.bind(connection)
  Object.assign(connection, {
    close() {
      void file?.close()
      return close()
    },
  })
  return new Flushes({
    changes: () => (!connection.open || connection.inTransaction ? null : (count.get() ?? null)),
    flush: async () => {
      // Closing the connection has flushed everything.
      if (!connection.open) return
      file ??= await open(log, 'r+')
      await file.datasync()
    },
  })
}
