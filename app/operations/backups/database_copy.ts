import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { databaseKind, directPostgresUrl, sqliteFile } from '#config/database'
import { withoutPassword, withPostgres } from '#operations/backups/postgres_client'
import { openSealed, writeSealed } from '#operations/backups/sealed_files'

/** Tables that say whether a copy is whole. */
const counted = ['users', 'profiles', 'messages', 'likes', 'photos', 'orders', 'ledger_movements']

type Counts = Readonly<Record<string, number>>

/** Copies the database as it is at one moment, while the site goes on. Returns rows of the copy. */
export function copyDatabase(to: string): Promise<Counts> {
  return databaseKind === 'pg' ? dumpPostgres(to) : copySqlite(to)
}

/** Throws when the database of this installation is not empty. */
export async function refuseFilledDatabase() {
  if (databaseKind === 'pg') return withPostgres(refuseFilled)
  if (!existsSync(sqliteFile)) return
  throw new Error(`${sqliteFile} exists: restore into a new place, or move it away`)
}

/** Fills the empty database of this installation from a copy that must have so many rows. Fills all of it or nothing. */
export function restoreDatabase(from: string, expected: Counts) {
  return databaseKind === 'pg' ? restorePostgres(from, expected) : restoreSqlite(from, expected)
}

/** Beside the database, so that nothing that is not encrypted reaches the disk of the backups. */
const plain = `${sqliteFile}.backup`

async function copySqlite(to: string) {
  try {
    await copyFile(plain)
    await writeSealed(createReadStream(plain), to)
    return await countInFile(plain)
  } finally {
    await removePlainCopy()
  }
}

export function removePlainCopy() {
  return removeDatabase(plain)
}

/** With what SQLite writes beside a file. */
async function removeDatabase(file: string) {
  for (const ending of ['', '-journal', '-wal', '-shm']) await rm(file + ending, { force: true })
}

/**
 * Some pages at a time, so that this process answers between them. The read transaction keeps the moment that is
 * copied: without it, SQLite would begin anew at every write of another connection, on a busy site for ever. Others
 * write meanwhile; their log is not emptied before the copy is done, and grows by what they write.
 */
async function copyFile(to: string) {
  const source = new Sqlite(sqliteFile, { readonly: true })
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get()
    await source.backup(to)
  } finally {
    source.close()
  }
}

async function restoreSqlite(from: string, expected: Counts) {
  const draft = `${sqliteFile}.restored`
  try {
    await openSealed(from, createWriteStream(draft, { flush: true }))
    refuseOther(await countInFile(draft), expected)
    await rename(draft, sqliteFile)
  } finally {
    await removeDatabase(draft)
  }
}

/** Throws unless these tables have as many rows as expected. */
export function refuseOther(counts: Counts, expected: Counts) {
  for (const [table, count] of Object.entries(expected)) {
    if (counts[table] !== count) throw new Error(`${table}: ${counts[table]} rows, not ${count}`)
  }
}

/** In a thread of its own. Throws when the file is damaged. */
export async function countInFile(file: string): Promise<Counts> {
  const thread = new URL(`./count_rows${extname(import.meta.filename)}`, import.meta.url)
  const [counts] = await once(
    new Worker(thread, { workerData: { file, tables: counted } }),
    'message'
  )
  return counts
}

/** The dump and the counts see the same moment, by a snapshot that a transaction holds open. */
async function dumpPostgres(to: string) {
  return withPostgres(async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const [{ snapshot }] = (await client.query('select pg_export_snapshot() as snapshot')).rows
    const dump = run('pg_dump', '--format=custom', '--compress=0', `--snapshot=${snapshot}`)
    await bothDone(writeSealed(dump.child.stdout, to), dump.ended)
    return countWith(client)
  })
}

async function restorePostgres(from: string, expected: Counts) {
  return withPostgres(async (client) => {
    await refuseFilled(client)
    const restore = run('pg_restore', '--no-owner', '--single-transaction')
    await bothDone(openSealed(from, restore.child.stdin), restore.ended)
    refuseOther(await countWith(client), expected)
  })
}

async function refuseFilled(client: pg.Client) {
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
  if (rows.length > 0) throw new Error('The database has tables: restore into an empty one')
}

export async function countWith(client: pg.Client, tables = counted): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query(`select count(*) as number from ${table}`)
    counts[table] = Number(rows[0].number)
  }
  return counts
}

/** A program that fails breaks the stream, and a full disk the program: both are said. */
async function bothDone(copying: Promise<void>, ended: Promise<void>) {
  const outcomes = await Promise.allSettled([copying, ended])
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length === 0) return
  throw new Error(failures.map(({ message }) => message).join('; '), { cause: failures[0] })
}

/**
 * Starts a program of PostgreSQL, of the server's version or newer. Everybody on the machine sees the parameters of a
 * process, but not its environment.
 */
function run(program: string, ...parameters: string[]) {
  const { password, url } = withoutPassword(directPostgresUrl)
  const child = spawn(program, [...parameters, `--dbname=${url}`], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PGPASSWORD: password },
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  return { child, ended: ended() }

  async function ended() {
    const [code] = await once(child, 'close').catch((error) => {
      throw new Error(`${program} could not be started: install postgresql-client`, {
        cause: error,
      })
    })
    if (code !== 0) throw new Error(`${program} failed: ${errors.trim()}`)
  }
}
