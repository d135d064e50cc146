import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const specs = globSync('tests/core/**/*.spec.ts').toSorted()
const known = new Map<string, readonly string[]>()

/** The specs of core that import a file, the nearest first: they are the likeliest to notice. */
export function specsThatReach(file: string) {
  const far = specs.map((spec) => ({ spec, distance: distanceBetween(spec, file) }))
  const reached = far.filter(({ distance }) => distance !== null)
  return reached.toSorted((a, b) => a.distance! - b.distance!).map(({ spec }) => spec)
}

/** How many imports lead there; null when none does. */
function distanceBetween(from: string, to: string) {
  const seen = new Set([from])
  let layer = [from]
  for (let distance = 0; layer.length > 0; distance++) {
    if (layer.includes(to)) return distance
    layer = layer.flatMap(importsOf).filter((file) => !seen.has(file) && seen.add(file))
  }
  return null
}

function importsOf(file: string) {
  const found = known.get(file) ?? readImports(file)
  known.set(file, found)
  return found
}

function readImports(file: string) {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/from '([#.][^']+)'/g)].map(([, name]) => name)
  const paths = names.map((name) => {
    return name.startsWith('#') ? `${name.slice(1)}.ts` : join(dirname(file), name)
  })
  return paths.filter((path) => existsSync(path))
}
