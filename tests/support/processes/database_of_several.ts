import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { runSql } from '#tests/support/site/run_sql'

/**
 * The current database for several processes: on PostgreSQL the same one, on SQLite a copy of it in a
 * file.
 */
export async function databaseOfSeveral() {
  const file = join(tmpdir(), `vonk-several-${crypto.randomUUID()}.sqlite3`)
  const env: NodeJS.ProcessEnv = { ...process.env, SQLITE_FILE: file }
  if (process.env.DB_CONNECTION !== 'pg') await db.rawQuery('vacuum into ?', [file])
  return {
    env,
    sql: (statement: string) => runSql(env, statement),
    remove: async () => {
      for (const part of ['', '-wal', '-shm']) await rm(file + part, { force: true })
    },
  }
}
