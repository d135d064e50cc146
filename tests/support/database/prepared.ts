import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import QueueProvider from '@adonisjs/queue/queue_provider'
import type { Database } from 'better-sqlite3'
import pg from 'pg'
import { databaseKind, postgresUrl } from '#config/database'
import { invalidateSites } from '#queries/sites/current_site'
import { seedBasics } from '#tests/support/database/basics'
import { goForward } from '#tests/support/database/migrations'

/** A database as it was prepared, to make it again from. */
type Image = Readonly<{ restore: () => Promise<void> }>

let prepared: Promise<Image> | undefined

/** Migrates an empty database and seeds the few rows that every test needs. */
export async function prepareDatabase() {
  await goForward()
  await seedBasics()
}

/** Keeps the database as it is prepared, before the first group that commits to it. */
export function keepPrepared() {
  prepared ??= databaseKind === 'pg' ? keepInPostgres() : keepInMemory()
  return prepared
}

/** Makes the database again as it was prepared. */
export async function restorePrepared() {
  const { restore } = await keepPrepared()
  await db.manager.closeAll()
  await restore()
  await openQueueAgain()
  invalidateSites()
}

/** The queue keeps a connection of its own choice, which is closed now. */
async function openQueueAgain() {
  new QueueProvider(app).register()
  await app.container.make('queue.manager')
}

/** SQLite opens a copy of the image. */
async function keepInMemory(): Promise<Image> {
  const image = await withSqlite((connection) => connection.serialize())
  return {
    async restore() {
      const { config } = db.manager.get('sqlite')!
      Object.assign(config, { connection: { filename: image } })
    },
  }
}

async function withSqlite<T>(use: (connection: Database) => T) {
  const { client } = db.connection().getWriteClient()
  const connection: Database = await client.acquireConnection()
  try {
    return use(connection)
  } finally {
    await client.releaseConnection(connection)
  }
}

/** PostgreSQL makes a database from another as its template, while nobody is connected to either. */
async function keepInPostgres(): Promise<Image> {
  const name = new URL(postgresUrl).pathname.slice(1)
  const copy = (from: string, to: string) =>
    administer(
      `drop database if exists ${to} with (force)`,
      `create database ${to} template ${from}`
    )
  await db.manager.closeAll()
  await copy(name, `${name}_prepared`)
  return { restore: () => copy(`${name}_prepared`, name) }
}

async function administer(...statements: readonly string[]) {
  const url = new URL(postgresUrl)
  url.pathname = '/template1'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
