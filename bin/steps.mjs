/*
 * Runs the steps of a check side by side. Each step prints its result; the last line is the total.
 */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { startPostgres } from './postgres.mjs'

const node = process.execPath
const typescript = [node, '--import=@poppinss/ts-exec']

export const texts = [...typescript, 'bin/check_texts.ts']

/** The functional tests of these files, or all of them; not by `ace test`, which writes types that others read. */
export function functionalTests(...files) {
  return [...typescript, 'bin/test.ts', 'functional', ...files.map((file) => `--files=${file}`)]
}

/** Every mail before spam filters, a signer and what mail programs can. */
export const judgedMails = [...typescript, 'bin/test.ts', 'judged']

/** These suites of bin/run_suites.ts, or a part of them. */
export function suites(...parameters) {
  return [...typescript, 'bin/run_suites.ts', ...parameters]
}

export function lint(...options) {
  return [node, 'node_modules/eslint/bin/eslint.js', '.', ...options]
}

export function types(project, ...options) {
  return [node, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', project, ...options]
}

/** The compile cache of Node: a check starts some thirty processes of the same code. */
const compiled = { NODE_COMPILE_CACHE: resolve('tmp/compiled') }

/** Milliseconds to wait for the last output of a step after it has ended. */
const timeout = 5000

const total = { passed: 0, failed: 0 }
const results = []
/** The failed tests of all steps: the end of a long output is what a person sees first. */
const failedTests = []

/**
 * One lane takes the steps from the front, the others from the back, until they meet: with short
 * steps in the middle all end at about the same time.
 */
export async function runAll(steps, { lanes }) {
  const left = [...steps]
  const lane = async (next) => {
    for (let step = next(); step; step = next()) await runStep(step)
  }
  const fromBack = Array.from({ length: lanes - 1 }, () => lane(() => left.pop()))
  await Promise.all([lane(() => left.shift()), ...fromBack])
}

/** Ends the process, with an error when a step has failed. */
export function finish() {
  if (failedTests.length > 0) console.log(`\n${failedTests.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/** Writes what each step said into the page of the drills. */
export async function keepResults(seed) {
  const { circumstances, keepInDrills } = await import('#tests/support/operators/drills_page')
  const rows = results.map(
    ({ name, passed, failed, seconds }) => `| ${name} | ${passed} | ${failed} | ${seconds} |`
  )
  const head = '| step | passed | failed | seconds |\n| --- | --: | --: | --: |'
  const said = `${circumstances('npm run test:all')} Seed ${seed}.`
  await keepInDrills('All tests', `${said}\n\n${head}\n${rows.join('\n')}\n`)
}

export async function runStep(step) {
  const start = Date.now()
  report(step.name, await outcomeOf(step), Math.round((Date.now() - start) / 1000))
}

/** A step that cannot be started has failed; the others continue. */
async function outcomeOf(step) {
  try {
    return await attempt(step)
  } catch (error) {
    return { code: 1, output: error.stack }
  }
}

async function attempt({ run, command, env = {}, givesWay = false }) {
  const postgres = env.DB_CONNECTION === 'pg' ? await startPostgres() : undefined
  try {
    if (run) return await run()
    const settings = { ...compiled, ...env, ...(postgres && { PG_URL: postgres.url }) }
    return await runCommand(command, settings, givesWay)
  } finally {
    await postgres?.stop()
  }
}

/** Behind the lane of the browsers, which gets twice as much of a processor; on a busy machine it must still go on. */
const lower = 4

function runCommand([command, ...parameters], env, givesWay) {
  return new Promise((fulfil, reject) => {
    let output = ''
    const child = spawn(command, parameters, { env: { ...process.env, ...env } })
    if (givesWay && child.pid) setPriority(child.pid, lower)
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => fulfil({ code, output }))
    // A failing test may leave a process running that keeps the output open: do not wait for it.
    child.once('exit', (code) => setTimeout(fulfil, timeout, { code, output }).unref())
  })
}

/** A step that prints no count of its own is one check. */
function report(name, { code, output }, seconds) {
  const counts = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const passed = counts ? Number(counts[1]) : Number(code === 0)
  const failed = counts ? Math.max(Number(counts[2]), Number(code !== 0)) : Number(code !== 0)
  results.push({ name, passed, failed, seconds })
  total.passed += passed
  total.failed += failed
  if (failed) console.log(output)
  for (const [, test] of output.matchAll(/^Failed: (.*)$/gm)) failedTests.push(`${name}: ${test}`)
  console.log(
    `${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`
  )
}
