/*
 * Builds the site for production, unless the build that is there was made from the same files.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const stamp = 'build/.sources'
const folders = ['app', 'bin', 'config', 'core', 'database', 'inertia', 'resources', 'start']
const files = [
  'adonisrc.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export async function build() {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 'already built'
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['ace', 'build'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  writeFileSync(stamp, sources)
  return stdout + stderr
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
}

if (import.meta.filename === process.argv[1]) await build()
