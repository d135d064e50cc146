import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newTemporaryFile, temporaryFolder } from '#config/temporary_files'

/** Bytes that do not fit where a disk has only its last block left. */
const probe = Buffer.alloc(64 * 1024)

/** Hours after which nothing is on its way any more: its process was killed. */
const leftoverHours = 24

/** Where this node keeps files on their way: uploads, and downloads that are being made. Nobody else reads it. */
export class TemporaryFolder {
  constructor(readonly path = temporaryFolder) {}

  /** The path of a new file, which nobody else has. */
  newFile(kind: string) {
    return newTemporaryFile(kind, this.path)
  }

  /** Removes what processes that were killed left behind. */
  async sweep(now: number) {
    const names = await readdir(this.path).catch(() => [])
    for (const name of names) {
      const file = join(this.path, name)
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
      if (mtimeMs < now - leftoverHours * 3_600_000) await rm(file, { force: true })
    }
  }

  /** Why no file can be written, as where the folder is gone or its disk is full; null when it can. */
  async fault() {
    let file: string | null = null
    try {
      file = this.newFile('probe')
      await writeFile(file, probe)
      return null
    } catch (error) {
      return `The temporary folder cannot be written, so uploads fail: ${(error as Error).message}`
    } finally {
      if (file) await rm(file, { force: true }).catch(() => {})
    }
  }
}
