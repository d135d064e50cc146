import { globSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PluginFn } from '@japa/runner/types'

/** What may do something else on PostgreSQL than on SQLite. */
const differs =
  /\braw\(|[a-z]Raw\(|RawQuery\(|dialect\.name|forUpdate\(|onConflict\(|unlessTaken\(/g

const sources = ['app/**/*.ts', 'database/**/*.ts']

/** What no functional test runs on PostgreSQL, and why that is right. */
const elsewhere = new Map([
  ['database/only_one.ts', 'run by processes that database/preparing starts'],
])

type Coverage = Awaited<ReturnType<typeof takeCoverage>>[number]['functions'][number]

const session = new Session()

/**
 * Fails a run in which a function whose SQL may differ between the databases was not called: the
 * quick check on PostgreSQL runs some of the functional tests, and must run all that can differ.
 */
export const sqlCoverage: PluginFn = async ({ emitter }) => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Debugger.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  emitter.on('runner:end', async () => {
    const missed = (await notCalled()).filter((one) => !elsewhere.has(one))
    for (const one of missed) console.log(`Failed: not run on PostgreSQL: ${one}`)
    if (missed.length > 0) process.exitCode = 1
  })
}

async function takeCoverage() {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
}

/** Functions that were not called, as `file: function`; a file that was not even loaded is named alone. */
async function notCalled() {
  const wanted = globSync(sources).filter((file) => readFileSync(file, 'utf8').match(differs))
  const scripts = new Map((await takeCoverage()).map((one) => [pathOf(one.url), one]))
  const missed: string[] = []
  for (const file of wanted) {
    const script = scripts.get(file)
    if (!script) missed.push(file)
    else for (const name of await notCalledIn(script)) missed.push(`${file}: ${name}`)
  }
  return missed.toSorted()
}

function pathOf(url: string) {
  return url.startsWith('file:') ? relative(process.cwd(), fileURLToPath(url)) : url
}

async function notCalledIn({ scriptId, functions }: { scriptId: string; functions: Coverage[] }) {
  const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
  const positions = [...scriptSource.matchAll(differs)].map(({ index }) => index)
  const around = positions.map((position) => innermost(functions, position))
  const missed = around.filter((one) => one?.ranges[0].count === 0)
  return new Set(missed.map((one) => one!.functionName))
}

/** The function that this position of a script belongs to. */
function innermost(functions: readonly Coverage[], position: number) {
  const around = functions.filter(({ ranges: [range] }) => isIn(range, position))
  return around.toSorted((a, b) => lengthOf(a) - lengthOf(b)).at(0)
}

function isIn({ startOffset, endOffset }: Coverage['ranges'][number], position: number) {
  return startOffset <= position && position < endOffset
}

function lengthOf({ ranges: [{ startOffset, endOffset }] }: Coverage) {
  return endOffset - startOffset
}
