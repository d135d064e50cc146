import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'

const pragmas = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'busy_timeout = 5000',
  'foreign_keys = ON',
]

const migrations = { naturalSort: true, paths: ['database/migrations'] }

interface SqliteConnection {
  pragma(statement: string): void
}

const dbConfig = defineConfig({
  connection: env.get('DB_CONNECTION') ?? 'sqlite',
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: env.get('SQLITE_FILE') ?? app.tmpPath('vonk.sqlite3') },
      useNullAsDefault: true,
      pool: {
        afterCreate(connection: SqliteConnection, done: (error: Error | null) => void) {
          for (const pragma of pragmas) connection.pragma(pragma)
          done(null)
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    pg: {
      client: 'pg',
      connection: { connectionString: env.get('PG_URL') },
      pool: { min: 2, max: 10 },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

export default dbConfig
