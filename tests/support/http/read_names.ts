import { glob, readFile } from 'node:fs/promises'

/** What a validator names, and what else is read from a query or a body. */
const reads = [
  { files: 'app/validators/**/*.ts', patterns: [/^\s+'?([\w-]+)'?: /gm] },
  {
    files: '{app,core/discovery}/**/*.ts',
    patterns: [/\b(?:qs\(\)|raw)\.(\w+)/g, /\binput\('([\w-]+)'/g],
  },
]
const unpacked = /const \{([^}]+)\} = [\w.]*qs\(\)/g

/** Every name that the site reads from a query or a body, from its source. */
export async function readNames() {
  const names = new Set<string>()
  for (const { files, patterns } of reads) {
    for await (const file of glob(files)) {
      const source = await readFile(file, 'utf8')
      for (const name of namesIn(source, patterns)) names.add(name)
    }
  }
  return [...names]
}

function namesIn(source: string, patterns: readonly RegExp[]) {
  const named = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name))
  const lists = [...source.matchAll(unpacked)].flatMap(([, list]) => list.split(','))
  return [...named, ...lists.map((part) => part.split(':')[0].trim())]
}
