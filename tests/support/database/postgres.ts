import type { Group } from '@japa/runner/core'
import pg from 'pg'
import { startPostgres } from '../../../bin/postgres.mjs'

/** A PostgreSQL for the group, whatever database the other tests are on. */
export function withPostgres(group: Group) {
  const server = { url: '' }
  group.setup(async () => {
    const postgres = await startPostgres()
    server.url = postgres.url
    return () => postgres.stop()
  })
  return server
}

/** Runs one statement as somebody else would. */
export async function onPostgres(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}
