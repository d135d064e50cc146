import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { databaseKind, directPostgresUrl, sqliteFile } from '#config/database'
import { picturesFolder } from '#config/drive'
import { withoutPassword, withPostgres } from '#operations/backups/postgres_client'

/** What all scratch places of this installation are called; others on the machine have other names. */
const mark = databaseKind === 'pg' ? markOf(directPostgresUrl) : digest(sqliteFile)
const folders = `vonk-drill-${mark}-`
const databases = `vonk_drill_${mark}_`

/** PostgreSQL's code of an error: insufficient_privilege. */
const notAllowed = '42501'

/**
 * Where the site keeps the same, not encrypted either: a folder of temporary files may be memory, and each service has
 * another, in which the next drill would not see what was left by this one.
 */
const root = databaseKind === 'pg' ? picturesFolder : dirname(sqliteFile)

export type Scratch = Awaited<ReturnType<typeof makeScratch>>

/** A new folder and a new database for a drill, the settings that lead there, and what removes both. */
export async function makeScratch() {
  await mkdir(root, { recursive: true })
  const folder = await mkdtemp(join(root, folders))
  const database = databaseKind === 'pg' ? databases + digest(basename(folder)) : null
  const remove = async () => {
    if (database) await drop(database)
    await rm(folder, { recursive: true, force: true })
  }
  if (database) await create(database)
  const place: Place = database
    ? inPostgres(database)
    : { SQLITE_FILE: join(folder, 'vonk.sqlite3') }
  // Never into the store of the site, whose pictures it would mix with those of the backup.
  const disk = { DRIVE_DISK: 'fs', DRIVE_MOVING_FROM: '', STORAGE_PATH: join(folder, 'storage') }
  const setPassword = (hash: string) => setPasswordAt(place, hash)
  return { env: { ...place, ...disk }, remove, setPassword }
}

/** Removes the scratch places of drills that were killed. Only while no other is at work. */
export async function removeScratches() {
  for (const name of await readdir(root).catch(() => [])) {
    if (name.startsWith(folders)) await rm(join(root, name), { recursive: true })
  }
  if (databaseKind !== 'pg') return
  const { rows } = await onServer<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, '${databases}')`
  )
  for (const { name } of rows) await drop(name)
}

type Place = Readonly<{ SQLITE_FILE: string } | { PG_URL: string; PG_DIRECT_URL: string }>

function inPostgres(name: string): Place {
  const url = new URL(directPostgresUrl)
  url.pathname = name
  return { PG_URL: url.href, PG_DIRECT_URL: url.href }
}

/** Gives the member who was seen last a new password; answers their address, null when nobody may log in. */
async function setPasswordAt(place: Place, hash: string) {
  const sql = `update users set password_hash = '${hash}' where id = (
    select id from users where status = 'active' and email is not null and suspended_until is null
    order by last_seen_at desc limit 1) returning email`
  if ('PG_URL' in place) return (await onServer<Member>(sql, place.PG_URL)).rows[0]?.email ?? null
  const copy = new Sqlite(place.SQLITE_FILE)
  try {
    return copy.prepare<[], Member>(sql).get()?.email ?? null
  } finally {
    copy.close()
  }
}

type Member = Readonly<{ email: string }>

async function create(database: string) {
  try {
    await onServer(`create database ${database}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== notAllowed) throw error
    const role = decodeURIComponent(new URL(directPostgresUrl).username)
    throw new Error(
      `A drill makes a database of its own, which ${role} may not: run "ALTER ROLE ${role} CREATEDB" as a superuser`,
      { cause: error }
    )
  }
}

function drop(database: string) {
  return onServer(`drop database if exists ${database} with (force)`)
}

function onServer<Row extends object>(statement: string, url = directPostgresUrl) {
  return withPostgres((client) => client.query<Row>(statement), url)
}

/** Names are seen by every role of the server: without the password, which could be guessed from them. */
export function markOf(address: string) {
  return digest(withoutPassword(address).url)
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
