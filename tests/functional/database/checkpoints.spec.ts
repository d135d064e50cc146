import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { checkpointInBackground } from '#database/sqlite_checkpoints'
import { openSqlite } from '#database/sqlite_connection'
import { until } from '#tests/support/time/until'
import type { Test } from '@japa/runner/core'

const megabyte = 1024 * 1024

/** A connection to a new file, and what it takes to write 40 MB into it: ten thousand pages. */
function newDatabase(it: Test) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-checkpoints-'))
  it.cleanup(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'test.sqlite3')
  const connection = new Database(file)
  it.cleanup(() => void connection.close())
  openSqlite(connection)
  connection.exec('create table blobs (body blob)')
  const fill = () => {
    const insert = connection.prepare('insert into blobs values (zeroblob(1048576))')
    for (let count = 0; count < 40; count++) insert.run()
  }
  return { connection, file, fill, size: () => statSync(file).size }
}

test.group('The log of an SQLite database', () => {
  test('is written into it by a thread, and by no commit', async ({ assert, test: it }) => {
    const { connection, file, fill, size } = newDatabase(it)
    checkpointInBackground(connection)
    fill()
    assert.isBelow(size(), megabyte)
    assert.isTrue(await until(() => size() > 40 * megabyte))
    connection.close()
    assert.isTrue(await until(() => !existsSync(`${file}-wal`)))
  })

  test('is written by commits when the thread fails', async ({ assert, test: it }) => {
    const { connection, file } = newDatabase(it)
    const pages = () => connection.pragma('wal_autocheckpoint', { simple: true })
    const byDefault = pages()
    checkpointInBackground(connection)
    assert.notEqual(pages(), byDefault)
    renameSync(file, `${file}.moved`)
    mkdirSync(file)
    assert.isTrue(await until(() => pages() === byDefault))
  })
})
