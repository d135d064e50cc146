import type { Group } from '@japa/runner/core'
import { startPostgres } from '../../../bin/postgres.mjs'

/** Runs a PostgreSQL server for the group, whichever database the other tests use. */
export function withPostgres(group: Group) {
  const server = { url: '' }
  group.setup(async () => {
    const postgres = await startPostgres()
    server.url = postgres.url
    return () => postgres.stop()
  })
  return server
}
