import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const databases = ['postgres', 'sqlite'] as const

export type BenchDatabase = (typeof databases)[number]

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
  database: BenchDatabase,
  script: string,
  parameters: readonly string[]
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
    })
    return JSON.parse(readFileSync(found, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function finish(parameters: readonly string[], settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
  const code = await new Promise((fulfil) => child.once('exit', fulfil))
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with code ${code}`)
}
