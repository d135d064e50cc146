import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startChild } from '#tests/support/processes/child'

/** Runs a benchmark script on PostgreSQL and on SQLite, as `onDatabase`; returns the results of both. */
export async function onEachDatabase<Found>(script: string, parameters: readonly string[] = []) {
  return {
    postgres: await onDatabase<Found>('postgres', script, parameters),
    sqlite: await onDatabase<Found>('sqlite', script, parameters),
  }
}

/**
 * Runs a benchmark script on a fresh database in a process of its own. The script gets the path of its
 * results file as the first argument; returns what it writes there.
 */
export async function onDatabase<Found>(
  database: 'postgres' | 'sqlite',
  script: string,
  parameters: readonly string[],
  settings: NodeJS.ProcessEnv = {}
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-bench-'))
  const found = join(folder, 'found.json')
  const launcher = database === 'postgres' ? ['bin/with_pg.mjs', process.execPath] : []
  try {
    await finish([...launcher, '--import=@poppinss/ts-exec', script, found, ...parameters], {
      NODE_ENV: 'production',
      ENV_PATH: resolve('.'),
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: join(folder, 'bench.sqlite3'),
      ...settings,
    })
    return JSON.parse(readFileSync(found, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A signal to end this process ends the script first, with its database. */
async function finish(parameters: readonly string[], settings: NodeJS.ProcessEnv) {
  const child = startChild(process.execPath, parameters, { env: { ...process.env, ...settings } })
  const end = (signal: NodeJS.Signals) => child.process.kill(signal)
  for (const signal of endings) process.on(signal, end)
  const code = await child.ended
  for (const signal of endings) process.off(signal, end)
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with code ${code}`)
}

const endings = ['SIGINT', 'SIGTERM'] as const
