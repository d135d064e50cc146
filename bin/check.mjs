/*
 * All that must hold, in one command: lint, types, texts, core tests, functional tests on SQLite
 * and on PostgreSQL, and tests against the production build on both: in a browser, and killed at
 * every step of a purchase. Two lanes run side by side, one for each processor of a small machine.
 * The first has the browsers, where what is live must not come late: the second gives way to it.
 * The last line adds everything up.
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { build } from './build.mjs'
import { startPostgres } from './postgres.mjs'

const node = process.execPath
const onPostgres = { DB_CONNECTION: 'pg' }

/** The second has no demo world at first: by the time it wants one, the pictures of it are drawn. */
const lanes = [
  [
    { name: 'browser tests on SQLite', command: browserTests('stories', 'pages') },
    { name: 'browser tests on PostgreSQL', command: browserTests('stories'), env: onPostgres },
    { name: 'deaths in a purchase on PostgreSQL', command: killedTests(), env: onPostgres },
  ],
  [
    { name: 'core tests', command: [node, '--import=@poppinss/ts-exec', 'bin/core_tests.ts'] },
    { name: 'texts', command: [node, '--import=@poppinss/ts-exec', 'bin/check_texts.ts'] },
    { name: 'functional tests on SQLite', command: functionalTests() },
    { name: 'functional tests on PostgreSQL', command: functionalTests(), env: onPostgres },
    { name: 'deaths in a purchase on SQLite', command: killedTests() },
    { name: 'every screen under axe', command: browserTests('screens') },
    { name: 'types of the server', command: tsc() },
    { name: 'types of the pages', command: tsc('-p', 'inertia/tsconfig.json') },
    { name: 'types of core alone', command: tsc('-p', 'core/tsconfig.json') },
    { name: 'lint and architecture', command: [node, 'node_modules/eslint/bin/eslint.js', '.'] },
  ].map((step) => ({ ...step, priority: constants.priority.PRIORITY_BELOW_NORMAL })),
]

/** Milliseconds that the last output of a step may take to come. */
const patience = 5000

const total = { passed: 0, failed: 0 }
await runLane([{ name: 'production build', run: build }])
await Promise.all(lanes.map(runLane))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function functionalTests() {
  return [node, 'ace', 'test', 'functional']
}

function browserTests(...suites) {
  return [node, '--import=@poppinss/ts-exec', 'bin/browser_tests.ts', ...suites]
}

function killedTests() {
  return [node, '--import=@poppinss/ts-exec', 'bin/killed_tests.ts']
}

function tsc(...parameters) {
  return [node, 'node_modules/typescript/bin/tsc', '--noEmit', ...parameters]
}

async function runLane(steps) {
  for (const step of steps) {
    const start = Date.now()
    const outcome = await runStep(step)
    report(step.name, outcome, Math.round((Date.now() - start) / 1000))
  }
}

/** A step that cannot even run has failed; the others go on. */
async function runStep(step) {
  try {
    return await attempt(step)
  } catch (error) {
    return { code: 1, output: error.stack }
  }
}

async function attempt({ run, command, env = {}, priority = 0 }) {
  const postgres = env.DB_CONNECTION === 'pg' ? await startPostgres() : undefined
  try {
    if (run) return await run()
    const settings = { ...env, ...(postgres && { PG_URL: postgres.url }) }
    return await runCommand(command, settings, priority)
  } finally {
    await postgres?.stop()
  }
}

function runCommand([command, ...parameters], env, priority) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, parameters, { env: { ...process.env, ...env } })
    if (priority && child.pid) setPriority(child.pid, priority)
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
    // What a failing test leaves running keeps the output open: nobody is to wait for that.
    child.once('exit', (code) => setTimeout(resolve, patience, { code, output }).unref())
  })
}

/** A step that prints no count of its own is one check. */
function report(name, { code, output }, seconds) {
  const counts = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const passed = counts ? Number(counts[1]) : Number(code === 0)
  const failed = counts ? Math.max(Number(counts[2]), Number(code !== 0)) : Number(code !== 0)
  total.passed += passed
  total.failed += failed
  if (failed) console.log(output)
  console.log(
    `${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`
  )
}
