/*
 * Runs the tests: what guards every change or, with `--whole`, all there is, which is kept in
 * docs/operations/drills.md. What is large is tested by samples in the first; their seed is printed,
 * and `SEED=…` draws the same again.
 *
 * Every step begins with an empty temporary folder, as on a machine that has never seen it.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesForPostgres } from '../tests/functional/on_postgres.ts'
import { build } from './build.mjs'
import * as step from './steps.mjs'

const isWhole = process.argv.includes('--whole')
const seed = process.env.SEED ?? String(randomInt(1_000_000))

const onPostgres = { DB_CONNECTION: 'pg' }
/** Whether the chosen files are enough is counted where only they run; code from a cache is not counted reliably. */
const countingSql = { SQL_COVERAGE: 'true', NODE_DISABLE_COMPILE_CACHE: '1' }

/**
 * One lane begins at the front, with the browsers, where live updates must not come late; the others
 * give way to it. Two processors take three lanes: a browser test often waits.
 */
const browsers = [
  { name: 'browser tests on SQLite', command: step.suites('stories', 'pages') },
  {
    name: 'browser tests on PostgreSQL',
    command: step.suites('stories', ...(isWhole ? [] : ['--files=journey'])),
    env: onPostgres,
  },
]
const others = [
  { name: 'crashes during a purchase on SQLite', command: step.suites('killed') },
  { name: 'types of core alone', command: step.types('core') },
  { name: 'types of the pages', command: step.types('inertia') },
  { name: 'texts', command: step.texts },
  { name: 'core tests', command: step.suites('core') },
  { name: 'types of the server', command: step.types('.') },
  { name: 'every screen under axe', command: step.suites('screens') },
  {
    name: 'functional tests on PostgreSQL',
    command: step.functionalTests(...(isWhole ? [] : filesForPostgres)),
    env: { ...onPostgres, ...(isWhole ? {} : countingSql) },
  },
  { name: 'functional tests on SQLite', command: step.functionalTests() },
]
const onlyInWhole = [
  { name: 'browser tests of the whole run alone', command: step.suites('pages_whole') },
  { name: 'journeys in three engines', command: step.suites('engines') },
  { name: 'mails before judges', command: step.judgedMails },
  { name: 'processes on SQLite', command: step.suites('processes') },
  {
    name: 'crashes during a purchase on PostgreSQL',
    command: step.suites('killed'),
    env: onPostgres,
  },
  { name: 'the walk from an empty Debian to a running site', command: step.suites('install') },
  { name: 'nodes and workers killed while in use', command: step.suites('cluster') },
]

console.log(`SEED=${seed}`)
const temporary = mkdtempSync(join(tmpdir(), 'vonk-check-'))
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
const settings = { TMPDIR: temporary, SEED: seed, WHOLE: String(isWhole) }
const settled = (one) => ({ ...one, env: { ...one.env, ...settings } })

// Lint runs beside the build: nothing else can do without it.
const lint = step.runStep({ name: 'lint and architecture', command: step.lint() })
await step.runStep({ name: 'production build', run: build })
const behind = [...(isWhole ? onlyInWhole : []), ...others].map((one) => ({
  ...one,
  givesWay: true,
}))
await Promise.all([lint, step.runAll([...browsers, ...behind].map(settled), { lanes: 3 })])
if (isWhole) await step.keepResults(seed)
step.finish()
