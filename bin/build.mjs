/*
 * Builds the site for production, unless the build that is there was made from the same files. The
 * server and what browsers get are built beside one another.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from './compile.mjs'

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

/** A build that goes on: each part answers an exit code and its output. */
export function startBuild() {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
    const done = Promise.resolve({ code: 0, output: 'already built' })
    return { server: done, assets: done, whole: done }
  }
  rmSync('build', { recursive: true, force: true })
  const server = buildServer()
  const assets = buildAssets()
  return { server, assets, whole: finish(sources, server, assets) }
}

/** Returns the exit code and the output of the build. */
export function build() {
  return startBuild().whole
}

/** Ends the process with the output of a part of the build that failed. */
export async function succeeded(part) {
  const { code, output } = await part
  if (code === 0) return
  console.error(output)
  process.exit(1)
}

async function finish(sources, ...parts) {
  const ended = await Promise.all(parts)
  const failed = ended.find(({ code }) => code !== 0)
  if (failed) return failed
  for (const folder of ['public', 'bundle']) copy(`${folder}/**`)
  writeFileSync(stamp, sources)
  return { code: 0, output: ended.map(({ output }) => output).join('') }
}

async function buildServer() {
  const indexes = await run('ace.js', 'codegen')
  if (indexes.code !== 0) return indexes
  try {
    // Node remembers of a folder that it has no package of its own.
    for (const file of ['package.json', 'package-lock.json']) copy(file)
    await compile()
    const { default: settings } = await import(resolve('build/adonisrc.js'))
    for (const { pattern } of settings.metaFiles) if (!pattern.startsWith('public')) copy(pattern)
    writeFileSync('build/ace.js', "await import('./bin/console.js')\n")
    return { code: 0, output: indexes.output }
  } catch (error) {
    return { code: 1, output: error.stack }
  }
}

function buildAssets() {
  return run('node_modules/vite/bin/vite.js', 'build', '--app')
}

function copy(pattern) {
  for (const path of globSync(pattern)) cpSync(path, join('build', path), { recursive: true })
}

function run(...parameters) {
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production' } }
  return new Promise((fulfil) => {
    execFile(process.execPath, parameters, options, (error, stdout, stderr) => {
      fulfil({ code: error ? 1 : 0, output: stdout + stderr || String(error) })
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

if (import.meta.filename === process.argv[1]) await succeeded(build())
