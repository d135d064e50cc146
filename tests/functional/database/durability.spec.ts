import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { openSqlite } from '#database/sqlite_connection'
import { Flushes, flushesOf } from '#database/sqlite_disk'

/** A fake disk that flushes when the test says so. */
function slowDisk() {
  const disk = { committed: 0 as number | null, flushed: [] as (number | null)[] }
  const under: PromiseWithResolvers<void>[] = []
  const flushes = new Flushes({
    changes: () => disk.committed,
    flush: () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const seen = disk.committed
      under.push({ promise: promise.then(() => void disk.flushed.push(seen)), resolve, reject })
      return under.at(-1)!.promise
    },
  })
  const next = async () => {
    while (under.length === 0) await Promise.resolve()
    return under.shift()!
  }
  return { disk, flushes, next }
}

test.group('A committed transaction', () => {
  test('is on disk before it is acknowledged', async ({ assert }) => {
    const { disk, flushes, next } = slowDisk()
    disk.committed = 1
    let heard = false
    const reached = flushes.reached().then(() => (heard = true))
    const flush = await next()
    assert.isFalse(heard)
    flush.resolve()
    await reached
    assert.deepEqual(disk.flushed, [1])
  })

  test('waits for a flush that began after it, together with all others', async ({ assert }) => {
    const { disk, flushes, next } = slowDisk()
    disk.committed = 1
    const first = flushes.reached()
    const flush = await next()
    disk.committed = 2
    const second = flushes.reached()
    disk.committed = 3
    const third = flushes.reached()
    flush.resolve()
    await first
    assert.deepEqual(disk.flushed, [1])
    const later = await next()
    later.resolve()
    await Promise.all([second, third])
    assert.deepEqual(disk.flushed, [1, 3])
  })

  test('is flushed once, and an empty one not at all', async ({ assert }) => {
    const { disk, flushes, next } = slowDisk()
    await flushes.reached()
    disk.committed = 1
    const reached = flushes.reached()
    const flush = await next()
    flush.resolve()
    await reached
    await flushes.reached()
    assert.deepEqual(disk.flushed, [1])
  })

  test('is flushed again when a transaction was open at the time', async ({ assert }) => {
    const { disk, flushes, next } = slowDisk()
    disk.committed = null
    const during = flushes.reached()
    const flush = await next()
    flush.resolve()
    await during
    disk.committed = 1
    const after = flushes.reached()
    const later = await next()
    later.resolve()
    await after
    assert.deepEqual(disk.flushed, [null, 1])
  })

  test('is not acknowledged when the disk fails, and the flush is retried', async ({ assert }) => {
    const { disk, flushes, next } = slowDisk()
    disk.committed = 1
    const failing = assert.rejects(() => flushes.reached(), 'The disk is broken')
    const flush = await next()
    flush.reject(new Error('The disk is broken'))
    await failing
    const again = flushes.reached()
    const later = await next()
    later.resolve()
    await again
    assert.deepEqual(disk.flushed, [1])
  })
})

test.group('A connection to SQLite', () => {
  test('flushes the log of what was committed', async ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-disk-'))
    const connection = new Database(join(folder, 'vonk.sqlite3'))
    cleanup(() => {
      connection.close()
      rmSync(folder, { recursive: true })
    })
    openSqlite(connection)
    connection.exec('create table words (word text)')
    connection.prepare('insert into words values (?)').run('kept')
    await flushesOf(connection)!.reached()
    assert.equal(connection.pragma('journal_mode', { simple: true }), 'wal')
  })

  test('closes the log with it', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-disk-'))
    const connection = new Database(join(folder, 'vonk.sqlite3'))
    openSqlite(connection)
    connection.exec('create table words (word text)')
    await flushesOf(connection)!.reached()
    const isOpen = () => openFiles().some((file) => file.startsWith(folder))
    assert.isTrue(isOpen())

    connection.close()
    while (isOpen()) await new Promise((fulfil) => setImmediate(fulfil))
    rmSync(folder, { recursive: true })
  })
})

/** Open files of this process; one may be closed while they are read. */
function openFiles() {
  const folder = '/proc/self/fd'
  return readdirSync(folder).flatMap((name) => {
    try {
      return readlinkSync(join(folder, name))
    } catch {
      return []
    }
  })
}

test.group('What was deleted', () => {
  test('does not stay in the file', ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-deleted-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'db.sqlite')
    const connection = new Database(file)
    openSqlite(connection)
    connection.exec('create table texts (id integer primary key, body text)')
    const insert = connection.prepare('insert into texts (body) values (?)')
    for (let count = 0; count < 500; count++) insert.run('a secret of mine '.repeat(20))
    connection.exec(
      `update texts set body = '' where id % 2 = 0; delete from texts where id % 2 = 1`
    )
    connection.close()
    assert.notInclude(readFileSync(file, 'latin1'), 'a secret of mine')
  })
})
