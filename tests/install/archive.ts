import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { layOutRelease } from '../../bin/release/lay_out.mjs'

/**
 * An archive of the build as `npm run release` makes it, in a folder of its own with its sum, but with links in place of
 * packages and Node: what `npm run release -- --check` shows is that these are whole.
 */
export function packLinkedRelease(parent: string, name: string) {
  const folder = join(parent, `archive of ${name}`)
  const root = join(parent, name)
  layOutRelease(root, `Vonk, ${name}\n`)
  symlinkSync(resolve('node_modules'), join(root, 'app/node_modules'))
  symlinkSync(process.execPath, join(root, 'node/node'))
  mkdirSync(folder)
  const archive = join(folder, `${name}.tar.gz`)
  execFileSync('tar', ['-c', '-I', 'gzip -1', '-f', archive, '-C', parent, name])
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`)
  return folder
}
