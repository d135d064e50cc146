/*
 * Measures what run.ts does, with the production build on PostgreSQL.
 */
import { startPostgres } from '../../bin/postgres.mjs'

const postgres = await startPostgres()
try {
  Object.assign(process.env, { DB_CONNECTION: 'pg', PG_URL: postgres.url })
  await import('#tests/bench/run')
} finally {
  await postgres.stop()
}
