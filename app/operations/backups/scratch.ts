import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { databaseKind, directPostgresUrl, sqliteFile } from '#config/database'

/** What all scratch places of this installation are called; others on the machine have other names. */
const mark = digest(databaseKind === 'pg' ? directPostgresUrl : sqliteFile)
const folders = `vonk-drill-${mark}-`
const databases = `vonk_drill_${mark}_`

/** A new folder and a new database for a drill, the settings that lead there, and what removes both. */
export async function makeScratch() {
  const folder = await mkdtemp(join(tmpdir(), folders))
  const database = databaseKind === 'pg' ? databases + digest(basename(folder)) : null
  const remove = async () => {
    if (database) await drop(database)
    await rm(folder, { recursive: true, force: true })
  }
  if (database) await onServer(`create database ${database}`)
  const place = database ? inPostgres(database) : { SQLITE_FILE: join(folder, 'vonk.sqlite3') }
  // Never into the store of the site, whose pictures it would mix with those of the backup.
  const disk = { DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '', STORAGE_PATH: join(folder, 'storage') }
  return { env: { ...place, ...disk }, remove }
}

/** Removes the scratch places of drills that were killed. Only while no other is at work. */
export async function removeScratches() {
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(folders)) await rm(join(tmpdir(), name), { recursive: true })
  }
  if (databaseKind !== 'pg') return
  const { rows } = await onServer(
    `select datname as name from pg_database where starts_with(datname, '${databases}')`
  )
  for (const { name } of rows) await drop(name)
}

function inPostgres(name: string) {
  const url = new URL(directPostgresUrl)
  url.pathname = name
  return { PG_URL: url.href, PG_DIRECT_URL: url.href }
}

function drop(database: string) {
  return onServer(`drop database if exists ${database} with (force)`)
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: directPostgresUrl })
  await client.connect()
  try {
    return await client.query<{ name: string }>(statement)
  } finally {
    await client.end()
  }
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
