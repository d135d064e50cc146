import type { Database } from 'better-sqlite3'
import { openSqlite } from '#database/sqlite_connection'

/** Opens a connection as the site does; answers a list that grows by each statement that it prepares. */
export function openRecording(connection: Database) {
  const prepared: string[] = []
  const prepare = connection.prepare.bind(connection)
  const note = (source: string) => prepared.push(source) && prepare(source)
  openSqlite(Object.assign(connection, { prepare: note }))
  return prepared
}
