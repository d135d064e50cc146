import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const importers = readImporters()

/** The specs of core that import a file, the nearest first: they are the likeliest to notice. */
export function specsThatReach(file: string) {
  const reached = new Set([file])
  // A set that grows while it is read: each file once, by its distance.
  for (const one of reached) {
    for (const importer of importers.get(one) ?? []) reached.add(importer)
  }
  return [...reached].filter((path) => path.endsWith('.spec.ts'))
}

/** Which files of core and of its tests import each file. */
function readImporters() {
  const found = new Map<string, string[]>()
  for (const importer of globSync([
    'core/**/*.ts',
    'tests/core/**/*.ts',
    'tests/support/**/*.ts',
  ])) {
    for (const file of importsOf(importer)) {
      found.set(file, [...(found.get(file) ?? []), importer])
    }
  }
  return found
}

function importsOf(file: string) {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/from '([#.][^']+)'/g)].map(([, name]) => name)
  const paths = names.map((name) => {
    return name.startsWith('#') ? `${name.slice(1)}.ts` : join(dirname(file), name)
  })
  return paths.filter((path) => existsSync(path))
}
