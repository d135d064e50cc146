import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import type { Database } from 'better-sqlite3'
import type { ClientBase } from 'pg'
import { inCamelCase } from '#database/camel_case'
import { NamedStatements } from '#database/named_statements'
import { openPostgres } from '#database/postgres_connection'
import { checkpointInBackground } from '#database/sqlite_checkpoints'
import { openSqlite } from '#database/sqlite_connection'
import { keepOnDisk } from '#database/sqlite_disk'

/** Options of Knex that Lucid's types lack. The error of a query quotes no values: they belong to members. */
const answers = { postProcessResponse: inCamelCase, compileSqlOnError: app.inDev }

/** The same: a connection that rests is checked, so that a lost one is noticed. */
const reached = (connectionString: string) => {
  const options = { connectionString, keepAlive: true }
  return options
}

export const databaseKind = env.get('DB_CONNECTION') ?? 'sqlite'
export const sqliteFile = env.get('SQLITE_FILE') ?? app.tmpPath('vonk.sqlite3')
export const postgresUrl = env.get('PG_URL') ?? ''

/**
 * Past a pooler that shares connections between transactions, for what belongs to a session: LISTEN,
 * pg_dump, databases of a moment. The same as the other without one.
 */
export const directPostgresUrl = env.get('PG_DIRECT_URL') ?? postgresUrl

/** A replica for pages that may be two seconds old; without one they are read like all others. */
export const replicaUrl = databaseKind === 'pg' ? (env.get('PG_READ_URL') ?? null) : null

const isPooled = directPostgresUrl !== postgresUrl

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** Milliseconds after which a replica that does not answer counts as down. */
const timeouts = { connectionTimeoutMillis: 1000, query_timeout: 5000 }
const replica = { ...reached(replicaUrl ?? postgresUrl), ...timeouts }

const statements = (env.get('PG_PREPARED') ?? true) ? new NamedStatements() : null
const keepSession = (connection: ClientBase, done: (error: Error | null) => void) => {
  void openPostgres(connection, { settings: !isPooled, statements }).then(() => done(null), done)
}

const dbConfig = defineConfig({
  connection: databaseKind,
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: sqliteFile },
      useNullAsDefault: true,
      ...answers,
      pool: {
        afterCreate(connection: Database, done: (error: Error | null) => void) {
          openSqlite(connection)
          keepOnDisk(connection)
          // Commands end soon, and nobody waits for them.
          if (app.getEnvironment() === 'web') checkpointInBackground(connection)
          done(null)
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    pg: {
      client: 'pg',
      connection: reached(postgresUrl),
      ...answers,
      pool: {
        min: 2,
        max: 10,
        afterCreate: keepSession,
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    /** Read by `readReplica` alone; opened when it is first asked. */
    replica: {
      client: 'pg',
      connection: replica,
      ...answers,
      pool: { min: 0, max: 10, acquireTimeoutMillis: 2000, afterCreate: keepSession },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default dbConfig
