/*
 * Runs a command on a PostgreSQL of its own: node bin/with_pg.mjs <command> [arguments]
 */
import { spawn } from 'node:child_process'
import { startPostgres } from './postgres.mjs'

const [command, ...parameters] = process.argv.slice(2)
const postgres = await startPostgres()
const child = spawn(command, parameters, {
  stdio: 'inherit',
  env: { ...process.env, DB_CONNECTION: 'pg', PG_URL: postgres.url },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', async (code) => {
  await postgres.stop()
  process.exit(code ?? 1)
})
