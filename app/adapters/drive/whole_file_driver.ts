import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import type { WriteOptions } from '@adonisjs/drive/types'

/** Where files are while they are written; what a killed process left there may be removed. */
const unfinished = 'unfinished'

/**
 * Files in a folder, each written whole or not at all: nobody reads half a file, whether it is still being
 * written, the disk is full or the process was killed.
 */
export class WholeFileDriver extends FSDriver {
  readonly #root: string

  constructor(options: Readonly<{ location: string; visibility: 'private' }>) {
    super(options)
    this.#root = options.location
  }

  put(key: string, contents: string | Uint8Array, options?: WriteOptions) {
    return this.#whole(key, (draft) => super.put(draft, contents, options))
  }

  putStream(key: string, contents: Readable, options?: WriteOptions) {
    return this.#whole(key, (draft) => super.putStream(draft, contents, options))
  }

  async #whole(key: string, write: (draft: string) => Promise<void>) {
    const draft = `${unfinished}/${randomUUID()}`
    const path = join(this.#root, key)
    try {
      await write(draft)
      await mkdir(dirname(path), { recursive: true })
      await rename(join(this.#root, draft), path)
    } catch (error) {
      await rm(join(this.#root, draft), { force: true })
      throw error
    }
  }
}
