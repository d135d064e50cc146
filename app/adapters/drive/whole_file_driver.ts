import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import type { WriteOptions } from '@adonisjs/drive/types'

/** Where files are while they are written; what a killed process leaves there is swept by `sweep_pictures`. */
export const unfinished = 'unfinished'

/**
 * Files in a folder, each written whole or not at all: nobody reads half a file, whether it is still being
 * written, the disk is full, the process was killed or the machine lost its power. Whoever stores a row once its
 * file is written relies on that.
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

  /** Drive's own would answer an empty file with 64 KB of whatever was in the memory of this process. */
  async getBytes(key: string) {
    const { contentLength } = await this.getMetaData(key)
    return contentLength === 0 ? new Uint8Array() : super.getBytes(key)
  }

  async #whole(key: string, write: (draft: string) => Promise<void>) {
    const draft = join(this.#root, unfinished, randomUUID())
    const path = join(this.#root, key)
    try {
      await write(`${unfinished}/${basename(draft)}`)
      await flush(draft)
      const made = await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
      await flushFolders(dirname(path), made)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

/** A new name is on the disk once its folder is, and a new folder once the one around it is. */
async function flushFolders(folder: string, made: string | undefined) {
  await flush(folder)
  if (made !== undefined && folder.length >= made.length) await flushFolders(dirname(folder), made)
}

/** Waits until the disk has what the system still keeps in memory: a file, or the names in a folder. */
async function flush(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
