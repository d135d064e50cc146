/*
 * Loaded into the production build before its server (NODE_OPTIONS=--import): while the file FULL_DISK_FILE exists,
 * its database takes no page more, as on a disk that is full. Only SQLite says what is then.
 */
import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

const connections = new Set()
const { pragma } = Sqlite.prototype

Sqlite.prototype.pragma = function (...parameters) {
  connections.add(this)
  return pragma.apply(this, parameters)
}

/** Lets a database be as large as it is already, or as large as SQLite allows. */
function limit(connection) {
  const pages = existsSync(process.env.FULL_DISK_FILE ?? '') ? 1 : 4_294_967_294
  if (connection.open) pragma.call(connection, `max_page_count = ${pages}`)
}

setInterval(() => connections.forEach(limit), 50).unref()
