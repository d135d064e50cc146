import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As much as fills a disk that has only its last block left. */
const probe = Buffer.alloc(64 * 1024)

/** Where this node keeps files on their way: uploads, and downloads that are being made. */
export class TemporaryFolder {
  constructor(readonly path = tmpdir()) {}

  /** The path of a new file, which nobody else has. */
  newFile(kind: string) {
    return join(this.path, `vonk-${kind}-${randomUUID()}`)
  }

  /** Why no file can be written, as where the folder is gone or its disk is full; null when it can. */
  async fault() {
    const file = this.newFile('probe')
    try {
      await writeFile(file, probe)
      return null
    } catch (error) {
      return `The temporary folder cannot be written, so uploads fail: ${(error as Error).message}`
    } finally {
      await rm(file, { force: true }).catch(() => {})
    }
  }
}
