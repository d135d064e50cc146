import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'

/** Packs what was built as a release, and unpacks it in a folder; answers its program. */
export function packRelease(folder: string) {
  const said = execFileSync(process.execPath, ['bin/release.mjs'], { encoding: 'utf8' })
  const [, archive] = /^(\S+\.tar\.gz):/m.exec(said) ?? []
  return unpackRelease(archive, folder)
}

/** Unpacks a release in a folder; answers its program. */
export function unpackRelease(archive: string, folder: string) {
  const name = basename(archive, '.tar.gz')
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  return join(folder, name, 'bin', 'vonk')
}
