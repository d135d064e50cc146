import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** More files than that in one folder are hard to look through. */
const roomyFiles = 15
/** Lines that are the same elsewhere, without blank ones and imports, from which on they count as repeated. */
const repeatedLines = 8

const code = /\.(ts|tsx|mjs|js)$/

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const texts = new Map<string, string>()

/** Files and lines by folder: what runs, what tests it, what is read. */
export function sizes() {
  const groups = [
    { name: 'core', holds: inFolder('core', code) },
    { name: 'app', holds: inFolder('app', code) },
    { name: 'inertia', holds: inFolder('inertia', /\.(ts|tsx|css)$/) },
    { name: 'database', holds: inFolder('database', code) },
    { name: 'start, config, bin', holds: inFolder('(start|config|bin)', code) },
    { name: 'views', holds: inFolder('resources/views', /\.(edge|css)$/) },
  ]
  const sized = groups.map(({ name, holds }) => ({ name, ...sizeOf(files.filter(holds)) }))
  const sum = {
    name: 'source and views',
    files: sized.reduce((all, one) => all + one.files, 0),
    lines: sized.reduce((all, one) => all + one.lines, 0),
  }
  const tests = { name: 'tests', ...sizeOf(files.filter(inFolder('tests', code))) }
  const docs = { name: 'docs', ...sizeOf(files.filter(inFolder('docs', /\.md$/))) }
  return [...sized, sum, tests, docs]
}

/** What makes the house heavy, each counted in the files as they stand. */
export function weights() {
  const source = files.filter(inFolder('(core|app|inertia|database|start|config|bin)', code))
  return [
    { name: 'migrations', figure: files.filter(inFolder('database/migrations', code)).length },
    { name: 'mail templates', figure: files.filter(inFolder('resources/views/mails', /./)).length },
    { name: 'middleware of every request', figure: middlewareOfAll() },
    { name: `rooms of more than ${roomyFiles} files`, figure: crowdedRooms().length },
    { name: 'lines that stand twice', figure: repeated(source) },
  ]
}

/** The rooms that hold more files than one can look through. */
export function crowdedRooms() {
  const source = files.filter(inFolder('(core|app|inertia|database)', code))
  return [...Map.groupBy(source, dirname)]
    .map(([room, { length }]) => ({ room, files: length }))
    .filter((room) => room.files > roomyFiles)
    .toSorted((a, b) => b.files - a.files)
}

/** Files that ran, with all their lines. */
export function sizeOf(some: readonly string[]) {
  return { files: some.length, lines: some.reduce((all, file) => all + linesOf(file).length, 0) }
}

function inFolder(folder: string, ending: RegExp) {
  const inside = new RegExp(`^${folder}/`)
  return (file: string) => inside.test(file) && ending.test(file)
}

function textOf(file: string) {
  const known = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, known)
  return known
}

function linesOf(file: string) {
  return textOf(file).trimEnd().split('\n')
}

function middlewareOfAll() {
  const kernel = textOf('start/kernel.ts')
  // What stands behind a condition is not of every request.
  const used = [...kernel.matchAll(/^(?:server|router)\.use\(\[([^\]]*)\]/gm)].map(
    ([, list]) => list ?? ''
  )
  return used.join('').match(/import\(/g)?.length ?? 0
}

/** Lines of a run that stands elsewhere too, counted once for each copy after the first. */
function repeated(some: readonly string[]) {
  const seen = new Set<string>()
  let lines = 0
  for (const file of some) {
    const own = linesOf(file)
      .map((line) => line.trim())
      .filter((line) => line && !/^(import|export \{|\} from|[*/])/.test(line))
    let counted = 0
    for (let from = 0; from + repeatedLines <= own.length; from++) {
      const run = own.slice(from, from + repeatedLines).join('\n')
      if (seen.has(run)) {
        lines += Math.min(repeatedLines, from + repeatedLines - counted)
        counted = from + repeatedLines
      }
      seen.add(run)
    }
  }
  return lines
}
