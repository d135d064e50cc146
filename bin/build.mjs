/*
 * Builds the site for production, unless the build that is there was made from the same files.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stamp = 'build/.sources'
const folders = [
  'app',
  'bin',
  'config',
  'core',
  'database',
  'inertia',
  'public',
  'resources',
  'start',
]
/** Files that the build itself writes: no part of the fingerprint. */
const built = join('public', 'assets', '/')
const files = [
  'ace.js',
  'adonisrc.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Returns the exit code and the output of the build. */
export async function build() {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
    return { code: 0, output: 'already built' }
  }
  const types = await ace('codegen')
  const result = types.code === 0 ? await ace('build') : types
  if (result.code === 0) writeFileSync(stamp, sources)
  return result
}

/** Builds; if that fails, prints why and exits. */
export async function buildOrExit() {
  const { code, output } = await build()
  if (code === 0) return
  console.error(output)
  process.exit(1)
}

function ace(command) {
  const options = { maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(process.execPath, ['ace', command], options, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout + stderr || String(error) })
    })
  })
}

function fingerprint() {
  const paths = [...files, ...folders.flatMap(filesBelow)]
  const hash = createHash('sha256')
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(built))
}

if (import.meta.filename === process.argv[1]) await buildOrExit()
