import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { siteEnvironment } from '#tests/support/site/shared_site'
import { runWith } from '#tests/support/backups/run_command'
import { nextWords, startChild } from '#tests/support/processes/child'

/** More than SQLite copies between two commits of a site that is used. */
const megabytes = 24

test.group('A backup of SQLite', () => {
  test('ends while others write without pause, and holds one moment', async ({
    assert,
    cleanup,
  }) => {
    if (siteEnvironment().DB_CONNECTION === 'pg') return
    const folder = await mkdtemp(join(tmpdir(), 'vonk-written-'))
    cleanup(() => rm(folder, { recursive: true }))
    const file = largeCopy(join(folder, 'vonk.sqlite3'))
    const settings = { SQLITE_FILE: file, BACKUP_PATH: join(folder, 'backups') }
    const writer = await startWriter(file)
    cleanup(() => void writer.end('SIGKILL'))

    const made = await runWith('backup:create', settings)
    const rounds = await stopped(writer)
    assert.equal(made.code, 0, made.output)
    // It wrote all the time, and no write failed for the backup.
    assert.isAbove(rounds, 100)

    const restored = join(folder, 'restored.sqlite3')
    const back = await runWith('backup:restore', {
      ...settings,
      SQLITE_FILE: restored,
      STORAGE_PATH: join(folder, 'storage'),
    })
    assert.equal(back.code, 0, back.output)
    assert.isAbove((await stat(restored)).size, megabytes * 1_000_000)
    const { first, last } = roundsIn(restored)
    assert.equal(first, last)
    assert.isAbove(first, 0)
    assert.isBelow(first, rounds)
  }).timeout(60_000)
})

/** A copy of the database of the site with a large table between two that are written. */
function largeCopy(file: string) {
  const site = new Sqlite(siteEnvironment().SQLITE_FILE!, { readonly: true })
  site.exec(`vacuum into '${file}'`)
  site.close()
  const copy = new Sqlite(file)
  copy.pragma('journal_mode = WAL')
  copy.exec('create table first_written (round integer); insert into first_written values (0)')
  copy.exec('create table large (bytes blob)')
  for (let count = 0; count < megabytes; count += 1) {
    copy.exec('insert into large values (randomblob(1000000))')
  }
  copy.exec('create table last_written (round integer); insert into last_written values (0)')
  copy.close()
  return file
}

async function startWriter(file: string) {
  const program = new URL('../support/backups/restless_writer.ts', import.meta.url).pathname
  const writer = startChild(process.execPath, ['--import=@poppinss/ts-exec', program, file], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  await writer.whenReady(nextWords(writer.process))
  return writer
}

function stopped(writer: Awaited<ReturnType<typeof startWriter>>) {
  const said = writer.whenReady(nextWords<number>(writer.process))
  writer.process.send('stop')
  return said
}

function roundsIn(file: string) {
  const database = new Sqlite(file, { readonly: true })
  const sql =
    'select (select round from first_written) first, (select round from last_written) last'
  const rounds = database.prepare(sql).get() as Readonly<{ first: number; last: number }>
  database.close()
  return rounds
}
