/*
 * Measures the queries of member search on PostgreSQL and on SQLite, each in a process and a
 * database of its own. Prints the figures and the aims; plans go to tests/bench/plans/.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { quickness, steadiness } from '#tests/bench/search/aims'
import type { Timed } from '#tests/bench/search/time'

const given = process.argv.slice(3).map(Number)
const sizes = given.length > 0 ? given : [10_000, 100_000, 1_000_000]
const folder = mkdtempSync(join(tmpdir(), 'vonk-bench-'))

try {
  const onPostgres = await measureOn('postgres', ['bin/with_pg.mjs', process.execPath])
  const onSqlite = await measureOn('sqlite', [])
  const aims = [...quickness(onPostgres), ...steadiness(onPostgres), ...steadiness(onSqlite)]
  console.table([...onPostgres, ...onSqlite])
  console.table(aims)
  mkdirSync('tmp', { recursive: true })
  const results = { results: [...onPostgres, ...onSqlite], aims }
  writeFileSync('tmp/bench_search.json', JSON.stringify(results, null, 2))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureOn(database: string, launcher: readonly string[]): Promise<Timed[]> {
  const results = join(folder, `${database}.json`)
  const script = ['--import=@poppinss/ts-exec', 'tests/bench/search/on_database.ts']
  const parameters = [...launcher, ...script, results, ...sizes.map(String)]
  const child = spawn(process.execPath, parameters, {
    stdio: 'inherit',
    env: environment(database),
  })
  const code = await new Promise((fulfil) => child.once('exit', fulfil))
  if (code !== 0) throw new Error(`Measuring on ${database} ended with code ${code}`)
  return JSON.parse(readFileSync(results, 'utf8'))
}

function environment(database: string) {
  const file = join(folder, `${database}.sqlite3`)
  const own = { NODE_ENV: 'production', DB_CONNECTION: 'sqlite', SQLITE_FILE: file }
  return { ...process.env, ...own, ENV_PATH: resolve('.') }
}
