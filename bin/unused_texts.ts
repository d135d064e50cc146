import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const sources = ['app', 'core', 'inertia', 'resources/views', 'start']
/** The framework looks these up by itself. */
const forFramework = 'validator.'

/**
 * Keys, such as `common.save`, that no source names. One that is put together at run time counts
 * as named by its beginning: `payments.method_${method}` names every method.
 */
export function unusedTexts(keys: readonly string[]) {
  const code = sources.flatMap(filesBelow).map(read).join('\n')
  const named = new Set(code.match(/\b[a-z]+\.[a-z_\d]+\b/g))
  const beginnings = [...code.matchAll(/[`']([a-z]+\.[a-z_]*)(?:\$\{|' \+)/g)].map(([, key]) => key)
  const begun = [forFramework, ...beginnings]
  return keys.filter((key) => !named.has(key) && !begun.some((part) => key.startsWith(part)))
}

function filesBelow(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function read(file: string) {
  return readFileSync(file, 'utf8')
}
