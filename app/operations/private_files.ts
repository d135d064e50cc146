import { chmod } from 'node:fs/promises'
import { databaseKind, sqliteFile } from '#config/database'

/** Takes a database that an earlier release made from the other users of the machine. */
export async function closeDatabaseFiles() {
  if (databaseKind !== 'sqlite') return
  for (const ending of ['', '-wal', '-shm']) {
    await chmod(sqliteFile + ending, 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}
