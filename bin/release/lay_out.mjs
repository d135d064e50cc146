import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const scripts = ['vonk', 'vonk-ace', 'usage.txt', 'init.mjs', 'ready.mjs']

/** What of the build runs: the tests and its own notes stay behind. */
const unneeded = /\.map$|^build\/(tests|\.sources|node_modules|tmp|\.env)/

/**
 * Lays a release out in this folder, but for `app/node_modules` and `node/node`, which whoever calls it adds:
 * an archive has copies of them, a test needs none.
 */
export function layOutRelease(root, notes) {
  mkdirSync(join(root, 'bin'), { recursive: true })
  mkdirSync(join(root, 'node'))
  cpSync('build', join(root, 'app'), { recursive: true, filter: (path) => !unneeded.test(path) })
  for (const file of scripts) cpSync(join('bin/release', file), join(root, 'bin', file))
  cpSync('bin/environment.mjs', join(root, 'bin', 'environment.mjs'))
  cpSync('.env.example', join(root, '.env.example'))
  cpSync('docs', join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'RELEASE'), notes)
}
