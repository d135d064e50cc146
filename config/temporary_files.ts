import { randomUUID } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The site's own folder among the temporary files of the machine; services may run as several users. */
export const temporaryFolder = join(tmpdir(), `vonk-files-${process.getuid?.() ?? 0}`)

/** The path of a new file, which nobody else has. The folder is made anew where a sweep of the machine took it. */
export function newTemporaryFile(kind: string, folder = temporaryFolder) {
  makePrivate(folder)
  return join(folder, `${kind}-${randomUUID()}`)
}

/** Where the folder around it is gone, opening a file in it says so. Throws for a folder of somebody else. */
function makePrivate(path: string) {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return
    const found = lstatSync(path)
    const isOurs = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)
    if (!isOurs) throw new Error(`${path} is of somebody else`, { cause: error })
    if ((found.mode & 0o077) !== 0) chmodSync(path, 0o700)
  }
}
