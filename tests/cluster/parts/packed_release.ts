import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Packs what was built as a release, and unpacks it in a folder; answers its program. */
export function packRelease(folder: string) {
  const said = execFileSync(process.execPath, ['bin/release.mjs'], { encoding: 'utf8' })
  const [, archive, name] = /^(\S+\/(\S+)\.tar\.gz):/m.exec(said) ?? []
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  return join(folder, name, 'bin', 'vonk')
}
