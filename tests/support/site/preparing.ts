import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { startTransactionPooler } from '#tests/support/database/transaction_pooler'
import { makeDatabase } from '#tests/support/site/own_database'
import { runSql } from '#tests/support/site/run_sql'

type Ended = Readonly<{ exitCode: number; output: string }>

/**
 * An empty database that nodes prepare, each in a process of its own. On PostgreSQL they reach it by a
 * pooler that shares connections between transactions.
 */
export async function emptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-empty-'))
  const onPostgres = process.env.DB_CONNECTION === 'pg'
  const { PG_URL = '' } = await makeDatabase()
  const pooler = onPostgres ? await startTransactionPooler(PG_URL) : null
  const file = join(folder, 'vonk.sqlite3')
  const env = { ...process.env, SQLITE_FILE: file }
  const pooled = { PG_URL: pooler?.url, PG_DIRECT_URL: PG_URL, PG_PREPARED: 'false' }
  return {
    prepare: (onWaiting = () => {}) => {
      return prepare(onPostgres ? { ...env, ...pooled } : env, onWaiting)
    },
    /** Takes the place of the one node that prepares; answers what gives it back. */
    hold: () => (onPostgres ? holdOnPostgres(PG_URL) : holdFile(`${file}.lock`)),
    sql: (statement: string) => runSql(onPostgres ? { ...env, PG_URL } : env, statement),
    remove: async () => {
      await pooler?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function holdOnPostgres(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('begin')
  await client.query(`select pg_advisory_xact_lock(hashtextextended('site:prepare', 0))`)
  return () => void client.end()
}

function holdFile(path: string) {
  const lock = new Sqlite(path)
  lock.exec('begin immediate')
  return () => void lock.close()
}

function prepare(env: NodeJS.ProcessEnv, onWaiting: () => void) {
  const program = ['--import=@poppinss/ts-exec', 'bin/console.ts', 'site:prepare']
  return new Promise<Ended>((fulfil) => {
    const node = execFile(process.execPath, program, { env }, (_, stdout, stderr) => {
      fulfil({ exitCode: node.exitCode ?? -1, output: stdout + stderr })
    })
    node.stdout?.on('data', (text: string) => {
      if (text.includes('Another process prepares the database')) onWaiting()
    })
  })
}
