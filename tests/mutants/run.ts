/*
 * Breaks core at places drawn by a seed, one at a time, and counts how often its own tests notice:
 * `npm run mutants`, or `SEED=7 npm run mutants -- 50` for other and fewer places. Draws three times.
 * Writes the shares into docs/operations/drills.md, and what nobody noticed.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mutationsOfCore, type Mutation } from '#tests/mutants/mutations'
import { specsThatReach } from '#tests/mutants/related_specs'
import { sample, seed } from '#tests/support/runner/sample'
import { circumstances, keepInDrills } from '#tests/support/operators/drills_page'

const count = Number(process.argv[2] ?? 200)
/** Milliseconds after which a mutant counts as noticed: it waits for ever. */
const timeout = 120_000

const all = mutationsOfCore()
const draws = [1, 2, 3].map((draw) => sample(`draw ${draw}`, all, count, ({ title }) => title))
const left = [...new Set(draws.flat())]
const unnoticed = new Set<Mutation>()
await Promise.all(Array.from({ length: availableParallelism() }, work))
await report()

async function work() {
  const folder = copyOfCore()
  try {
    for (let one = left.shift(); one; one = left.shift()) {
      if (await isNoticed(folder, one)) continue
      unnoticed.add(one)
      console.log(one.title)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each worker breaks a copy of its own. */
function copyOfCore() {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-mutants-'))
  for (const part of ['app', 'bin', 'core', 'database', 'resources', 'tests', 'package.json']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  for (const file of ['tsconfig.json', 'config', 'start', 'node_modules']) {
    symlinkSync(resolve(file), join(folder, file))
  }
  return folder
}

async function isNoticed(folder: string, { file, start, end, text }: Mutation) {
  const source = readFileSync(file, 'utf8')
  const specs = specsThatReach(file)
  if (specs.length === 0) return false
  writeFileSync(join(folder, file), source.slice(0, start) + text + source.slice(end))
  const passed = await passes(folder, specs)
  writeFileSync(join(folder, file), source)
  return !passed
}

function passes(cwd: string, specs: readonly string[]) {
  const files = specs.map((spec) => `--files=${spec.replace(/\.spec\.ts$/, '')}`)
  const parameters = ['--import=@poppinss/ts-exec', 'bin/run_suites.ts', 'core', '--bail', ...files]
  const env = { ...process.env, SEED: String(seed) }
  return new Promise<boolean>((fulfil) => {
    const child = spawn(process.execPath, parameters, { cwd, env, stdio: 'ignore' })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout)
    child.once('close', (code) => {
      clearTimeout(timer)
      fulfil(code === 0)
    })
  })
}

async function report() {
  const rows = draws.map((drawn) => {
    const noticed = drawn.filter((one) => !unnoticed.has(one)).length
    return `${noticed} of ${drawn.length} (${((100 * noticed) / drawn.length).toFixed(1)} %)`
  })
  console.log(`SEED=${seed}: ${rows.join(', ')}`)
  const list = [...unnoticed].map(({ title }) => `- \`${title.replaceAll('`', "'")}\``).sort()
  await keepInDrills(
    'Core, broken at drawn places',
    `${circumstances('npm run mutants')} Its own tests noticed **${rows.join(', ')}** of ${all.length} places, three times drawn by seed ${seed}. Not noticed:\n\n${list.join('\n')}\n`
  )
}
