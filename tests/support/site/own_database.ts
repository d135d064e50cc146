import { randomUUID } from 'node:crypto'
import { runOnPostgres } from '#tests/support/site/run_sql'

/**
 * On PostgreSQL, makes a database for one site on the server under test, so that no other site's
 * worker takes its jobs. Answers the environment that names it.
 */
export async function makeDatabase(): Promise<NodeJS.ProcessEnv> {
  const { DB_CONNECTION, PG_URL } = process.env
  if (DB_CONNECTION !== 'pg' || !PG_URL) return {}
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await runOnPostgres(PG_URL, `create database ${name}`)
  return { PG_URL: new URL(name, PG_URL).href }
}
