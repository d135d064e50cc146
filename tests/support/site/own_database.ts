import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Where PostgreSQL is tested, each site has a database of its own on that server: no other site
 * works off its queue.
 */
export async function makeDatabase(): Promise<NodeJS.ProcessEnv> {
  const { DB_CONNECTION, PG_URL } = process.env
  if (DB_CONNECTION !== 'pg' || !PG_URL) return {}
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: PG_URL })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { PG_URL: new URL(name, PG_URL).href }
}
