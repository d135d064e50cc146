import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { openSqlite } from '#database/sqlite_connection'

/** SQLite's number for FULL: a commit is flushed to the disk before it is answered. */
const full = 2

test.group('A connection to SQLite', () => {
  test('answers a commit when it is on the disk', ({ assert, cleanup }) => {
    const connection = new Database(':memory:')
    cleanup(() => void connection.close())
    openSqlite(connection)
    assert.equal(connection.pragma('synchronous', { simple: true }), full)
  })
})
