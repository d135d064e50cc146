import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const env = { ...process.env, SQLITE_FILE: join(folder, 'vonk.sqlite3') }
  const pooled = { PG_URL: pooler?.url, PG_DIRECT_URL: PG_URL, PG_PREPARED: 'false' }
  return {
    prepare: () => prepare(onPostgres ? { ...env, ...pooled } : env),
    sql: (statement: string) => runSql(onPostgres ? { ...env, PG_URL } : env, statement),
    remove: async () => {
      await pooler?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function prepare(env: NodeJS.ProcessEnv) {
  const program = ['--import=@poppinss/ts-exec', 'bin/console.ts', 'site:prepare']
  return new Promise<Ended>((fulfil) => {
    const node = execFile(process.execPath, program, { env }, (_, stdout, stderr) => {
      fulfil({ exitCode: node.exitCode ?? -1, output: stdout + stderr })
    })
  })
}
