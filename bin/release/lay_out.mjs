import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const scripts = ['vonk', 'vonk-ace', 'usage.txt', 'init.mjs', 'ready.mjs']

/**
 * The parts of the build that run. Its tests stay behind, and so does what somebody or a process of the site put
 * beside it.
 */
const parts = /^(\.adonisjs|app|bin|bundle|config|core|database|public|resources|start)$/
const files = /^(ace\.js|adonisrc\.js|package\.json|package-lock\.json)$/

export function isReleased(path) {
  const [, first = '', ...rest] = path.split('/')
  if (path === 'build' || parts.test(first)) return !path.endsWith('.map')
  return rest.length === 0 && files.test(first)
}

/**
 * Lays a release out in this folder, but for `app/node_modules` and `node/node`, which whoever calls it adds:
 * an archive has copies of them, a test needs none.
 */
export function layOutRelease(root, notes) {
  mkdirSync(join(root, 'bin'), { recursive: true })
  mkdirSync(join(root, 'node'))
  cpSync('build', join(root, 'app'), { recursive: true, filter: isReleased })
  for (const file of scripts) cpSync(join('bin/release', file), join(root, 'bin', file))
  cpSync('bin/environment.mjs', join(root, 'bin', 'environment.mjs'))
  cpSync('.env.example', join(root, '.env.example'))
  cpSync('docs', join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'RELEASE'), notes)
}
